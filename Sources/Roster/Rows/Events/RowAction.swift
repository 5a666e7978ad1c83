/// Something that can be done with a row, in a menu or behind a swipe.
public struct RowAction: Sendable {
  /// What the action says.
  public var title: String
  /// A picture for it.
  public var image: RowImage?
  /// Whether it destroys something.
  public var isDestructive: Bool
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// Does it, with the row as it is then. Not called if the row is gone by then.
  public let handler: RowHandler

  /// An action.
  public init(
    _ title: String, image: RowImage? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ handler: @escaping RowHandler
  ) {
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
    self.handler = handler
  }
}
