import Foundation

/// A color, known by name alone.
public final class UIColor: NSObject, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The color of main texts.
  public static let label = UIColor("label")
  /// The color of secondary texts.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The color of placeholders.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The background of screens.
  public static let systemBackground = UIColor("systemBackground")
  /// Blue.
  public static let systemBlue = UIColor("systemBlue")
  /// Red.
  public static let systemRed = UIColor("systemRed")
  /// Green.
  public static let systemGreen = UIColor("systemGreen")
  /// Gray.
  public static let systemGray = UIColor("systemGray")
  /// The tint of the app.
  public static let tintColor = UIColor("tintColor")

  /// The name.
  public override var description: String { name }
}
