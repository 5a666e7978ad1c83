import Foundation

/// What is behind the content of a cell.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  private init() {}
  /// The look of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
