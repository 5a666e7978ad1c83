import Foundation

/// The header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// The queue that the view goes to when it is no longer shown.
  public let reuseIdentifier: String?
  /// Where the content goes.
  public let contentView = UIView(frame: .zero)
  /// The content, as a value.
  open var contentConfiguration: (any UIContentConfiguration)?
  private var label: UILabel?

  /// A header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// From an archive, or for a registered class.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? StandInCoder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A content in the look of a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// The view is about to show another section.
  open func prepareForReuse() {}
  /// The text of the old look.
  open var textLabel: UILabel? {
    if label == nil { label = UILabel(frame: .zero) }
    return label
  }
  /// The height of the content, 28 points if it has none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content = contentConfiguration as? UIListContentConfiguration else {
      return CGSize(width: size.width, height: 28)
    }
    let height = UIListContentView(configuration: content).sizeThatFits(size).height
    return CGSize(width: size.width, height: height - 16)
  }
}
