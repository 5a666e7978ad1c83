/// The few words that Roster shows by itself. Replace them to translate them.
///
///     Words.current.delete = "Löschen"
public struct Words: Sendable {
  /// The words in force. Set them before the first table is shown.
  @MainActor public static var current = Words()

  /// What the button says that deletes a row.
  public var delete = "Delete"
  /// What the button says that does not do it after all.
  public var cancel = "Cancel"
  /// What the menu item says that copies the text of a row.
  public var copy = "Copy"
  /// What the menu item says that pastes a text on a row.
  public var paste = "Paste"
  /// What the button says that tries again.
  public var retry = "Retry"
  /// What is shown while rows are loaded.
  public var loading = "Loading…"
  /// What is shown while more rows are loaded.
  public var loadingMore = "Loading more…"
  /// What is shown where there are no rows.
  public var empty = "Nothing here yet"
  /// The position of a row, from its number counted from 1 and the count.
  public var position: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }

  /// The English words.
  public init() {}
}
