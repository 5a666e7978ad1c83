import Roster

/// The menu of a row.
struct MenuState {
  /// What can be chosen.
  struct Item {
    let title: String
    let isDestructive: Bool
    let isEnabled: Bool
    /// The key that chooses it at once.
    var letter: Character?
    let action: @MainActor (TerminalHost, RowID) -> Void
  }

  let id: RowID
  let title: String
  /// What is shown of the row above the actions.
  let preview: RowContent?
  var items: [Item]
  var selected = 0

  init(id: RowID, title: String, preview: RowContent?, items: [Item]) {
    self.id = id
    self.title = title
    self.preview = preview
    self.items = items
    giveLetters()
    selected = items.firstIndex { $0.isEnabled } ?? 0
  }

  /// Each item gets the first letter of its title that is still free, or else a digit.
  private mutating func giveLetters() {
    var taken: Set<Character> = []
    for index in items.indices where items[index].isEnabled {
      let letters = items[index].title.lowercased().filter { $0.isASCII && $0.isLetter }
      let choices = Array(letters) + Array("123456789")
      guard let letter = choices.first(where: { !taken.contains($0) }) else { continue }
      taken.insert(letter)
      items[index].letter = letter
    }
  }

  /// Selects the next item that can be chosen, round the ends.
  mutating func move(_ direction: Int) {
    for step in 1...max(1, items.count) {
      let index = (selected + direction * step % items.count + items.count) % items.count
      if items[index].isEnabled { return selected = index }
    }
  }
}
