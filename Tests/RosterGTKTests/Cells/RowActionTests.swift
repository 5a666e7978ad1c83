#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class RowActionTests: GTKTestCase {
    @MainActor final class Heard {
      var told: [String] = []
    }

    @MainActor private static func actions(_ list: ListWindow, _ id: Int) -> [String] {
      list.host.cells.events.commands(of: RowID(ContentRow.self, id)).map(\.name)
    }

    func testARowOffersWhatCanBeDoneWithIt() {
      onScreen {
        let heard = Heard()
        let menu = RowMenu([
          RowAction("Share…") { _ in heard.told.append("share") },
          RowAction("Share") { _ in heard.told.append("again") },
          RowAction("Hidden", isEnabled: false) { _ in heard.told.append("hidden") },
          RowAction("\u{0}") { _ in heard.told.append("nameless") },
        ])
        let screen = Screen([
          Row(ContentRow(0, .text("plain"))),
          Row(ContentRow(1, .text("choose"))).onActivate { _ in heard.told.append("choose") }
            .onDelete { _ in heard.told.append("delete") },
          Row(ContentRow(2, .toggle("toggle", isOn: false)))
            .onToggle { _, isOn in heard.told.append("toggle \(isOn)") },
          Row(ContentRow(3, .text("menu"))).contextMenu { _ in menu },
          Row(ContentRow(4, .text("off").enabled(false))).onActivate { _ in },
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(Self.actions(list, 0), [])
        XCTAssertEqual(Self.actions(list, 1), ["choose", "delete"])
        XCTAssertEqual(Self.actions(list, 2), ["toggle"])
        XCTAssertEqual(Self.actions(list, 3), ["menu", "share", "share-2", "action"])
        XCTAssertEqual(Self.actions(list, 4), [])
        let row = list.cell(3)!.rowWidget!
        for name in ["row.share-2", "row.action", "row.share", "row.none"] {
          gtk_widget_activate_action_variant(row, name, nil)
        }
        XCTAssertEqual(heard.told, ["again", "nameless", "share"])
        gtk_widget_activate_action_variant(list.cell(1)!.rowWidget!, "row.choose", nil)
        gtk_widget_activate_action_variant(list.cell(2)!.rowWidget!, "row.toggle", nil)
        XCTAssertEqual(heard.told.suffix(2), ["choose", "toggle true"])
      }
    }
  }
#endif
