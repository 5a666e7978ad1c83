import Foundation

/// A view that shows the content of a standard cell.
@MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration

  /// A view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// From an archive.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// What it shows. Other than a list content is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set { if let new = newValue as? UIListContentConfiguration { content = new } }
  }

  /// The height of the lines that fit: 20 points each, at ten characters in 100 points of width, and
  /// 12 points around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var lines = count(content.text, content.textProperties, size.width)
    let second = count(content.secondaryText, content.secondaryTextProperties, size.width)
    lines = content.prefersSideBySideTextAndSecondaryText ? max(lines, second) : lines + second
    return CGSize(width: size.width, height: max(44, CGFloat(lines) * 20 + 24))
  }

  private func count(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, _ width: CGFloat
  ) -> Int {
    guard let text, !text.isEmpty else { return 0 }
    let perLine = max(1, Int(max(width, 10) / 10))
    let lines = (text.count + perLine - 1) / perLine
    return properties.numberOfLines == 0 ? lines : min(lines, properties.numberOfLines)
  }
}
