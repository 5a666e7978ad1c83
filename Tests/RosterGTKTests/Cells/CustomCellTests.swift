#if GTK
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  final class CustomCellTests: GTKTestCase {
    @MainActor final class LabelCell: GTKCell {
      let widget: WidgetPointer = gtk_label_new(nil)
      var text: String { String(cString: gtk_label_get_text(widget.opaque)) }
    }

    @MainActor final class ButtonCell: GTKCell {
      let widget: WidgetPointer = gtk_button_new()
    }

    struct LabelRow: RowModel, GTKRow {
      let id: Int
      var text: String
      var kind: RowKind { RowKind(LabelRow.self) }
      nonisolated var content: RowContent { .text("content of \(text)") }
      func update(_ cell: LabelCell) { gtk_label_set_text(cell.widget.opaque, text) }
    }

    /// Names the kind of another row model, and has a cell of the same class.
    struct SharingRow: RowModel, GTKRow {
      let id: Int
      var kind: RowKind { RowKind(LabelRow.self) }
      nonisolated var content: RowContent { .text("") }
      func update(_ cell: LabelCell) { gtk_label_set_text(cell.widget.opaque, "shared") }
    }

    /// Names the kind of another row model, and has a cell of another class.
    struct OtherRow: RowModel, GTKRow {
      let id: Int
      var kind: RowKind { RowKind(LabelRow.self) }
      nonisolated var content: RowContent { .text("") }
      func update(_ cell: ButtonCell) { gtk_button_set_label(cell.widget.cast(), "other") }
    }

    @MainActor @Observable final class State {
      var isOther = false
      var made = 0
      var color = "red"
    }

    @MainActor private static func widgets(_ list: ListWindow) -> [Widgets] {
      list.host.cells.all.filter { $0.id != nil }
        .sorted { gtk_list_item_get_position($0.item) < gtk_list_item_get_position($1.item) }
        .map { Widgets($0.frame.widget) }
    }

    func testARowModelHasAWidgetOfItsOwnAlsoAsAHeader() {
      onScreen {
        let driver = TableDriver(
          TableModel {
            SectionModel("s") { LabelRow(id: 1, text: "row") }
              .header(LabelRow(id: 1, text: "header"))
              .footer(LabelRow(id: 1, text: "footer"))
          })
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(Self.widgets(list).map(\.texts), [["header"], ["row"], ["footer"]])
      }
    }

    func testEveryRowGetsACellOfItsClassWhateverItsKind() {
      let heard = Guarded<[Diagnostic]>([])
      Diagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }) {
        onScreen {
          let driver = TableDriver(
            TableModel {
              SectionModel("s") {
                LabelRow(id: 1, text: "one")
                SharingRow(id: 2)
                OtherRow(id: 3)
              }
            })
          let list = ListWindow(driver)
          defer { list.close() }
          XCTAssertEqual(Self.widgets(list).map(\.texts), [["one"], ["shared"], ["other"]])
          // What goes wrong all the same is told.
          let row = list.host.cells.all.first { $0.id != nil }!
          OtherRow(id: 4).fill(LabelCell(), row.slot)
        }
      }
      XCTAssertEqual(heard.withLock { $0.map(\.cause) }, ["wrong-cell-class"])
    }

    func testAWidgetMadeByHand() {
      onScreen {
        let state = State()
        let driver = TableDriver(state) { state in
          let isOther = state.isOther
          return TableModel {
            SectionModel("s") {
              if isOther {
                Row("a") { .text("plain") }
              } else {
                Row("a", with: state) { state in
                  state.made += 1
                  return gtk_label_new(state.color)
                }
              }
              Row("b") { .text("standard") }
            }
          }
        }
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(Self.widgets(list).map(\.texts), [["red"], ["standard"]])
        state.color = "blue"
        settle("it is made again") { Self.widgets(list).first?.texts == ["blue"] }
        state.isOther = true
        driver.flush()
        XCTAssertEqual(Self.widgets(list).map(\.texts), [["plain"], ["standard"]])
        state.isOther = false
        driver.flush()
        XCTAssertEqual(Self.widgets(list).map(\.texts), [["blue"], ["standard"]])
      }
    }

    func testAWidgetThatTheAppKeepsAndOneThatIsElsewhere() {
      let heard = Guarded<[Diagnostic]>([])
      Diagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }) {
        onScreen {
          let kept = MainOnly(gtk_label_new("kept")!)
          g_object_ref_sink(kept.value)
          let elsewhere = MainOnly(gtk_label_new("elsewhere")!)
          let box = gtk_window_new()!
          gtk_window_set_child(cast(box), elsewhere.value)
          let state = State()
          let driver = TableDriver(state) { state in
            _ = state.color
            return TableModel {
              SectionModel("s") {
                Row("kept", widget: { kept.value })
                Row("again", widget: { elsewhere.value })
              }
            }
          }
          let list = ListWindow(driver)
          state.color = "blue"
          driver.flush()
          XCTAssertEqual(Self.widgets(list).map(\.texts), [["kept"], []])
          list.close()
          XCTAssertNil(gtk_widget_get_parent(kept.value))
          g_object_unref(kept.value)
          gtk_window_destroy(cast(box))
        }
      }
      XCTAssertEqual(Set(heard.withLock { $0.map(\.cause) }), ["widget-in-use"])
    }
  }
#endif
