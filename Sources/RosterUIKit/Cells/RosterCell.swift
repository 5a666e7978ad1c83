#if canImport(UIKit)
  import Roster
  import UIKit

  /// The standard cell: it shows a `RowContent` by UIKit's own list content and accessories.
  @MainActor public final class RosterCell: UITableViewCell {
    /// What the cell brings to the driver.
    @MainActor struct Events {
      var toggle: (Bool) -> Void = { _ in }
      var edit: (String) -> Void = { _ in }
      var commit: (String) -> Void = { _ in }
      var loadImage: ((String, @escaping @MainActor (UIImage?) -> Void) -> Void)?
    }

    private var events = Events()
    /// The switch, kept while the cell is used again.
    private(set) var toggleView: UISwitch?
    /// The text field, kept while the cell is used again.
    public private(set) var textField: UITextField?
    /// What stood in the field when a person began to type; `nil` while nobody types.
    private var former: String?
    /// What the data says that the field holds.
    private var fieldText = ""
    /// The row that the cell shows.
    private var shown: RowID?
    /// The address of the picture that the row has.
    private var wanted: String?
    /// The picture, once it has come.
    private var loaded: UIImage?
    /// Whether the content is about to be set, with the picture if it is there at once.
    private var isAsking = false

    /// Shows a content.
    func show(_ content: RowContent, binding: SlotBinding, events: Events) {
      let isSame = shown != nil && shown == binding.id
      // What was typed belongs to the row that the cell showed until now.
      if !isSame {
        endTyping()
        wanted = nil
        loaded = nil
      }
      shown = binding.id
      self.events = events
      contentConfiguration = configuration(content, binding)
      selectionStyle = content.isEnabled ? .default : .none
      accessibilityLabel = content.accessibility.label
      accessibilityValue = content.accessibility.value
      accessibilityHint = content.accessibility.hint
      show(content.accessory, isEnabled: content.isEnabled, keepsTyping: isSame)
    }

    /// Ends to type, and tells the row what was typed.
    func endTyping() {
      if let textField, textField.isFirstResponder { textField.resignFirstResponder() }
    }

    /// Ends to type, drops what was typed, and tells the row the text from before.
    func cancelTyping() {
      guard let textField, let former else { return }
      self.former = nil
      if textField.text != former { events.edit(former) }
      textField.resignFirstResponder()
      textField.text = fieldText
    }

    private func configuration(
      _ content: RowContent, _ binding: SlotBinding
    ) -> UIListContentConfiguration {
      var list: UIListContentConfiguration
      switch (content.subtitle, content.detail) {
      case (.some(let subtitle), _):
        list = .subtitleCell()
        list.secondaryText = subtitle
        list.secondaryTextProperties.numberOfLines = content.subtitleLines
      case (nil, .text(let detail)):
        list = .valueCell()
        list.secondaryText = detail
      default:
        list = .cell()
      }
      list.text = content.title
      list.textProperties.numberOfLines = content.titleLines
      switch content.role {
      case .plain: break
      case .prominent: list.textProperties.color = .tintColor
      case .destructive: list.textProperties.color = .systemRed
      case .placeholder: list.textProperties.color = .secondaryLabel
      }
      if !content.isEnabled {
        list.textProperties.color = .tertiaryLabel
        list.secondaryTextProperties.color = .tertiaryLabel
        list.imageProperties.tintColor = .tertiaryLabel
      }
      list.image = image(content.image, binding)
      return list
    }

    private func image(_ image: RowImage?, _ binding: SlotBinding) -> UIImage? {
      if case .remote(let address) = image { return picture(address, binding) }
      wanted = nil
      loaded = nil
      switch image {
      case .symbol(let name): return UIImage(systemName: name) ?? UIImage(named: name)
      case .file(let path): return UIImage(contentsOfFile: path)
      case .remote, nil: return nil
      }
    }

    /// The picture at an address, if it is there. One that comes late for a row that the cell no longer
    /// shows, or for an address that the row no longer has, is dropped.
    private func picture(_ address: String, _ binding: SlotBinding) -> UIImage? {
      if wanted == address, let loaded { return loaded }
      wanted = address
      loaded = nil
      isAsking = true
      events.loadImage?(address) { [weak self] image in
        guard let self, binding.id != nil, wanted == address else { return }
        loaded = image
        guard !isAsking, var list = contentConfiguration as? UIListContentConfiguration else {
          return
        }
        list.image = image
        contentConfiguration = list
      }
      isAsking = false
      return loaded
    }

    private func show(_ accessory: RowAccessory, isEnabled: Bool, keepsTyping: Bool) {
      var type = AccessoryType.none
      var view: UIView?
      switch accessory {
      case .none: break
      case .disclosure: type = .disclosureIndicator
      case .checkmark: type = .checkmark
      case .info: type = .detailButton
      case .toggle(let isOn):
        let toggle = toggleView ?? makeToggle()
        toggle.setOn(isOn, animated: false)
        toggle.isEnabled = isEnabled
        view = toggle
      case .badge(let text):
        let label = accessoryView as? UILabel ?? UILabel(frame: .zero)
        label.text = text
        label.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        label.sizeToFit()
        view = label
      case .progress(let done?):
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 4))
        bar.progress = Float(done.isFinite ? min(max(done, 0), 1) : 0)
        view = bar
      case .progress(nil):
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        view = indicator
      case .textField(let field):
        view = show(field, isEnabled: isEnabled, keepsTyping: keepsTyping)
      }
      accessoryType = type
      if accessoryView !== view { accessoryView = view }
    }

    private func show(
      _ content: RowTextField, isEnabled: Bool, keepsTyping: Bool
    ) -> UITextField {
      let field = textField ?? makeField()
      field.placeholder = content.placeholder
      field.isSecureTextEntry = content.isSecure
      field.isEnabled = isEnabled
      fieldText = content.text
      if !(keepsTyping && field.isFirstResponder) { field.text = content.text }
      return field
    }

    private func makeToggle() -> UISwitch {
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      toggle.addAction(
        UIAction { [weak self] action in
          if let toggle = action.sender as? UISwitch { self?.events.toggle(toggle.isOn) }
        }, for: .valueChanged)
      toggleView = toggle
      return toggle
    }

    private func makeField() -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
      field.addAction(
        UIAction { [weak self] action in
          self?.former = (action.sender as? UITextField)?.text ?? ""
        }, for: .editingDidBegin)
      field.addAction(
        UIAction { [weak self] action in
          self?.events.edit((action.sender as? UITextField)?.text ?? "")
        }, for: .editingChanged)
      field.addAction(
        UIAction { [weak self] action in
          guard let self, former != nil else { return }
          former = nil
          events.commit((action.sender as? UITextField)?.text ?? "")
        }, for: .editingDidEnd)
      field.addAction(
        UIAction { action in _ = (action.sender as? UITextField)?.resignFirstResponder() },
        for: .editingDidEndOnExit)
      textField = field
      return field
    }
  }
#endif
