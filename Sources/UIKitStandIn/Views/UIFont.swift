import Foundation

/// A font, known by its text style.
public final class UIFont: NSObject, Sendable {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Main texts.
    public static let body = TextStyle(rawValue: "body")
    /// Headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// Lines below headlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Small notes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Smaller notes.
    public static let caption1 = TextStyle(rawValue: "caption1")
  }

  /// The style.
  public let textStyle: TextStyle
  private init(_ style: TextStyle) { textStyle = style }

  /// The font that a person has chosen for a style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }
}
