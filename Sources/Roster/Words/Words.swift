/// What Roster says by itself. Replace the words to translate them.
///
///     Words.current.delete = "Löschen"
///     Words.current.notes.notDeletable = "Diese Zeile kann nicht gelöscht werden."
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
  /// What the menu item says that inserts at a row.
  public var insert = "Insert"
  /// What the menu item says that moves a row up.
  public var moveUp = "Move Up"
  /// What the menu item says that moves a row down.
  public var moveDown = "Move Down"
  /// What the menu item says that tells more of a row.
  public var info = "Info"
  /// What the button says that tries again.
  public var retry = "Retry"
  /// What is shown while rows are loaded.
  public var loading = "Loading…"
  /// What is shown while more rows are loaded.
  public var loadingMore = "Loading more…"
  /// What is shown where there are no rows.
  public var empty = "Nothing here yet"
  /// What is shown in a debug build where there are no rows since the owner of the table is gone.
  public var missingOwner = "The screen that makes this table is gone: keep it while it is shown"
  /// The position of a row, from its number counted from 1 and the count.
  public var position: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// A number of rows.
  public var number: @Sendable (_ number: Int) -> String = { Words.grouped($0) }

  /// What is said to a person who tries what a row or a list cannot do.
  public var notes = Notes()
  /// What is said while rows are searched.
  public var finding = Finding()
  /// What is said beside a list.
  public var status = Status()
  /// What keys and the mouse do, for help.
  public var help = Help()

  /// The English words.
  public init() {}

  /// A number in groups of three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count > 3, number > 0 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
