/// What a key that types a character does on a page now.
public enum KeyMeaning: Sendable {
  /// Something of the list itself.
  case list(ListKey)
  /// A command of the row that the cursor is on.
  case row(RowKeyCommand)
  /// A command of the page.
  case screen(ScreenCommand)
}
