import Foundation

/// What a menu is made of.
@MainActor open class UIMenuElement: NSObject {
  /// The state of an element.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen.
    case on
    /// Some of it is chosen.
    case mixed
  }

  /// What an element is like.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The text.
  public let title: String
  /// The picture.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
