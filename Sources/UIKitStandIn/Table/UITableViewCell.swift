import Foundation

/// The cell of a row.
@MainActor open class UITableViewCell: UIView {
  /// The look of a cell without a content configuration.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text and a value at the trailing end.
    case value1
    /// A small text and a value beside it.
    case value2
    /// A text and another below.
    case subtitle
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A mark that there is more.
    case disclosureIndicator
    /// A button, and a mark that there is more.
    case detailDisclosureButton
    /// A mark that it is chosen.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What a person can do to a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Insert one.
    case insert
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No difference.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// That of the system.
    case `default`
  }

  /// The look of a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// Being lifted.
    case lifting
    /// Dragged.
    case dragging
  }

  /// The queue that the cell goes to when it is no longer shown.
  public let reuseIdentifier: String?
  /// Where the content goes.
  public let contentView = UIView(frame: .zero)
  /// What stands at the end.
  open var accessoryType = AccessoryType.none
  /// A view at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// The look when selected.
  open var selectionStyle = SelectionStyle.default
  /// How deep it stands below others.
  open var indentationLevel = 0
  /// How wide a level is, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether it can be moved in editing mode.
  open var showsReorderControl = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it is being edited.
  open var isEditing = false
  /// Whether its row is swiped open.
  var isSwiped = false
  /// Whether its row is being moved.
  var isReordering = false
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var listLabels: (text: UILabel, detail: UILabel, image: UIImageView)?
  private let style: CellStyle

  /// A cell.
  public init(style: CellStyle = .default, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// From an archive, or for a registered class.
  public required init?(coder: NSCoder) {
    style = (coder as? StandInCoder)?.style ?? .default
    reuseIdentifier = (coder as? StandInCoder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The content, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// The content view of the configuration.
  private var configured: (any UIView & UIContentView)?

  private func showContent() {
    guard let contentConfiguration else {
      configured?.removeFromSuperview()
      return configured = nil
    }
    if let configured, configured.supports(contentConfiguration) {
      configured.configuration = contentConfiguration
    } else {
      configured?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      contentView.addSubview(view)
      configured = view
    }
  }

  /// A content in the look of the style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The state that the content may follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    return state
  }

  /// Asks for the content to be updated for the state.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the content for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The main text of the old look.
  open var textLabel: UILabel? { labels.text }
  /// The second text of the old look.
  open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail }
  /// The picture of the old look.
  open var imageView: UIImageView? { labels.image }

  private var labels: (text: UILabel, detail: UILabel, image: UIImageView) {
    if let listLabels { return listLabels }
    let made = (UILabel(frame: .zero), UILabel(frame: .zero), UIImageView(frame: .zero))
    listLabels = made
    return made
  }

  /// The cell is about to show another row.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  /// Selects the cell or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    setNeedsUpdateConfiguration()
  }
  /// Presses the cell or lets it go.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  /// Puts the cell in or out of editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The cell is dragged or no longer.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The height of the content, 44 points if it has none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured?.sizeThatFits(size) ?? CGSize(width: size.width, height: 44)
  }

  /// Gives the content view all of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    configured?.frame = bounds
  }
}
