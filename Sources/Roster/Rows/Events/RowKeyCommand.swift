/// A key that does something with the row that has the focus.
public struct RowKeyCommand: Sendable {
  /// The key as it is typed, such as "x" or "X".
  public let key: Character
  /// What it does, for menus and help.
  public let title: String
  /// Does it.
  public let handler: RowHandler
}
