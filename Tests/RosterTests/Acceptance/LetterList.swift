import ListTestSupport
import RosterTesting

@testable import Roster

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
