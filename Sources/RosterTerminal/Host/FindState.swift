import Roster

/// What is searched for, and where the search began.
@MainActor final class FindState {
  var editor = LineEditor()
  /// Whether the text is being typed; afterwards `n` and `N` go on from match to match.
  var isTyping = true
  /// What is under way.
  var task: Task<Void, Never>?
  var isSearching = false
  /// How the search ended: not found, or gone round.
  var note: String?
  /// Where cursor and view were before.
  let cursor: RowID?
  let place: Anchor?

  init(cursor: RowID?, place: Anchor?) {
    self.cursor = cursor
    self.place = place
  }

  var matcher: TextMatcher? { TextMatcher(editor.text) }

  func cancel() {
    task?.cancel()
    task = nil
    isSearching = false
  }
}
