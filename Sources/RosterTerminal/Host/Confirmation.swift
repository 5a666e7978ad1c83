import Roster

/// The question whether a row shall be deleted.
struct Confirmation {
  let id: RowID
  /// What is confirmed, in the words of the row.
  let title: String

  @MainActor var question: String { TerminalWords.current.confirm(title) }
}
