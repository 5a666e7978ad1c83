import RosterTesting

@testable import Roster

/// A record whose key is a letter or a number, and whose content is a revision: A, A*, A**.
struct Letter: Equatable, Sendable {
  let key: String
  var revision = 0

  init(_ text: String) {
    key = String(text.prefix { $0 != "*" })
    revision = text.count(where: { $0 == "*" })
  }

  var text: String { key + String(repeating: "*", count: revision) }
}

/// A store of letters, the table over it and the host that shows it.
@MainActor struct LetterList {
  let store: RecordStore<Letter, String>
  let driver: TableDriver
  let host: RecordingHost
  let cells: RecordingCells

  init(_ letters: [String], center: ChangeCenter? = nil, attached: Bool = true) {
    let store = RecordStore(Letter.self, key: \.key, letters.map { Letter($0) })
    if let center { store.follow(center) }
    driver = TableDriver {
      TableModel {
        SectionModel("letters", rows: store) { SampleRow($0.key, $0.text) }
      }
      .selection(.multiple)
    }
    self.store = store
    host = RecordingHost(driver)
    cells = RecordingCells(driver, count: 10)
    if attached { attach() }
  }

  func attach() {
    driver.attach(host)
    cells.show()
    cells.forgetFills()
  }

  var texts: [String] { store.snapshot.map(\.text) }
  var shown: [String] { host.shown?.titles.first ?? [] }
}
