#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A store of letters in a window.
  @MainActor final class LetterWindow {
    let store: RecordStore<Letter, String>
    let driver: TableDriver
    let list: ListWindow
    let told: ToldList

    init(
      _ letters: [String], center: ChangeCenter? = nil, height: Int = 560,
      row: @escaping @MainActor @Sendable (Letter) -> Row<LabelRow> = {
        Row(LabelRow($0.key, $0.text))
      }
    ) {
      let store = RecordStore(Letter.self, key: \.key, letters.map { Letter($0) })
      if let center { store.follow(center) }
      self.store = store
      driver = TableDriver {
        TableModel { SectionModel("letters", rows: store, row: row) }.selection(.multiple)
      }
      list = ListWindow(driver, height: height)
      told = ToldList(list.host.model)
      LabelCell.fills = []
    }

    func refresh(_ letters: [String]) {
      store.replaceAll(with: letters.map { Letter($0) })
      driver.flush()
    }

    /// Fails if GTK was told, or shows, anything but the table.
    func check(_ note: String = "", file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertEqual(
        told.check(driver.table) + list.faults(driver), [], note, file: file, line: line)
    }
  }
#endif
