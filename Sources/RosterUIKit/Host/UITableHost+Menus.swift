#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// The menu of a row: its actions, and what can be copied and pasted.
    func menu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
      guard let driver, let id = id(at: indexPath), let row = row(at: indexPath) else { return nil }
      let menu = row.trait(ContextMenu.self) == nil ? nil : driver.menu(of: id)
      var elements = (menu?.actions ?? []).map { action in self.element(action, id) }
      if let text = driver.copyText(of: id) {
        elements.append(
          UIAction(title: Words.current.copy) { [weak self] _ in
            UIPasteboard.general.string = self?.driver?.copyText(of: id) ?? text
          })
      }
      if row.trait(PasteEvent.self) != nil, UIPasteboard.general.hasStrings {
        elements.append(
          UIAction(title: Words.current.paste) { [weak self] _ in
            if let text = UIPasteboard.general.string { self?.tell(id) { $0.paste(text, on: $1) } }
          })
      }
      guard !elements.isEmpty else { return nil }
      let identifier = MenuIdentifier(id)
      let preview = menu?.preview
      return UIContextMenuConfiguration(
        identifier: identifier,
        previewProvider: preview.map { content in { PreviewController(content) } },
        actionProvider: { _ in UIMenu(title: menu?.title ?? "", children: elements) })
    }

    private func element(_ action: RowAction, _ id: RowID) -> UIMenuElement {
      var attributes: UIMenuElement.Attributes = []
      if action.isDestructive { attributes.insert(.destructive) }
      if !action.isEnabled { attributes.insert(.disabled) }
      var image: UIImage?
      if case .symbol(let name) = action.image { image = UIImage(systemName: name) }
      return UIAction(title: action.title, image: image, attributes: attributes) { [weak self] _ in
        self?.tell(id) { $0.perform(action, on: $1) }
      }
    }

    /// A tap on the preview of a menu chooses the row that the menu belongs to, if it is still there.
    func choosePreviewed(
      _ configuration: UIContextMenuConfiguration,
      _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let identifier = configuration.identifier as? MenuIdentifier else { return }
      animator.addCompletion { [weak self] in self?.tell(identifier.id) { $0.open($1) } }
    }
  }
#endif
