import Roster

/// Where the people of the app are kept, and where whatever happens to them is told.
///
/// The lists follow the center. No page is handed a list, and no list asks a page.
@MainActor final class PeopleData {
  let changes = ChangeCenter()
  /// All, new ones first.
  let everybody = RecordStore(Person.self, key: { $0.pid }, Person.samples)
  /// The favorites by name: the same records, told by the same posts.
  let favorites = RecordStore(
    Person.self, key: { $0.pid }, Person.samples.filter(\.isFavorite),
    sortedBy: { $0.name < $1.name })

  private var lastKey = Person.samples.count

  init() {
    everybody.follow(changes, insertAt: .start)
    favorites.follow(changes, where: \.isFavorite)
  }

  /// A primary key that nobody has.
  func newKey() -> Int {
    lastKey += 1
    return lastKey
  }

  /// Posts a burst of changes from a thread in the background.
  func postBurst(of count: Int) {
    let first = lastKey + 1
    lastKey += count
    Task.detached { [changes] in
      for pid in first..<first + count {
        let person = Person(
          pid: pid, name: "Guest \(pid)", town: "from elsewhere", isFavorite: pid % 4 == 0)
        changes.post(.add(person))
      }
      changes.post(.delete(Person.self, key: first))
    }
  }
}
