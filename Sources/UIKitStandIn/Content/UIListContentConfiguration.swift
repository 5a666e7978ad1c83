import Foundation

/// The content of a standard cell, header or footer.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Sendable, Hashable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// Whether the font follows the size that a person has chosen.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  public struct ImageProperties: Sendable, Hashable {
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free; 0 for that of the picture.
    public var reservedLayoutSize = CGSize.zero
    /// The color of symbols.
    public var tintColor: UIColor?
  }

  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the main text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the texts stand side by side if there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  private init() {}

  /// The look of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The look of a cell with a text below the main one.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The look of a cell with a text at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// The look of a header.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The look of a footer.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
