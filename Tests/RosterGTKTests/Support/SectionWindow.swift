#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Sections of rows in a window, each with a header that counts its rows if a test wants so.
  @MainActor final class SectionWindow {
    private let state: Box<[(String, [String])]>
    /// Stands before the number in each header.
    let prefix = Box("")
    let driver: TableDriver
    let list: ListWindow
    let told: ToldList

    init(_ sections: [(String, [String])], header: Bool = false) {
      let state = Box(sections)
      let prefix = prefix
      self.state = state
      driver = TableDriver {
        TableModel(
          sections: state.value.map { id, rows in
            SectionModel(
              id, header: header ? prefix.value + "\(rows.count)" : nil,
              rows: rows.map { LabelRow($0) })
          }
        ).selection(.multiple)
      }
      list = ListWindow(driver)
      told = ToldList(list.host.model)
      LabelCell.fills = []
    }

    /// Shows other sections, and fails if GTK was told, or shows, anything but the table.
    func show(_ sections: [(String, [String])], file: StaticString = #filePath, line: UInt = #line)
    {
      state.value = sections
      driver.apply()
      XCTAssertEqual(
        told.check(driver.table) + list.faults(driver), [], "\(sections)", file: file, line: line)
    }
  }
#endif
