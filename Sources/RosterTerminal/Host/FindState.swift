import Roster

/// What is searched for, and where the search began.
@MainActor final class FindState {
  var editor = LineEditor()
  /// Whether the text is being typed; afterwards `n` and `N` go on from match to match.
  var isTyping = true
  let search: RowSearch
  /// Where the view was before.
  let place: Anchor?

  init(_ search: RowSearch, place: Anchor?) {
    self.search = search
    self.place = place
  }

  /// How the search ended, if it is worth a word.
  var note: String? {
    switch search.ending {
    case .notFound: Words.current.finding.notFound
    case .wentRound: Words.current.finding.goneRound
    case .found, nil: nil
    }
  }
}
