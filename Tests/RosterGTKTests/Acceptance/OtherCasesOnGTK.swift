#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Other changes of the kinds of the acceptance cases.
  final class OtherCasesOnGTK: GTKTestCase {
    /// What a window shows, with what is wrong about it in front.
    @MainActor private static func trial(_ windows: Box<[ListWindow]>) -> HostTrial {
      HostTrial { driver in
        let list = ListWindow(driver, height: 700)
        let told = ToldList(list.host.model)
        windows.value.append(list)
        return {
          list.waitForFrames(1)
          return told.check(driver.table) + list.faults(driver) + list.texts
        }
      }
    }

    func testAT05AT08AtRandom() {
      onScreen {
        let windows = Box<[ListWindow]>([])
        XCTAssertEqual(Self.trial(windows).repeats(seed: 5, steps: 150), [])
        XCTAssertEqual(Self.trial(windows).edits(seed: 8, steps: 150), [])
        for window in windows.value { window.close() }
      }
    }

    func testAT11HandlersThatEditAndFlush() {
      onScreen {
        var random = SeededRandom(seed: 11)
        let store = RecordStore(Letter.self, key: \.key, (0..<300).map { Letter("\($0)") })
        let box = Box<TableDriver?>(nil)
        let made = Box(0)
        let edit: @MainActor @Sendable () -> Void = {
          made.value += 1
          if made.value % 3 == 0 { return }
          store.insert(Letter("e\(made.value)"), at: made.value * 7 % store.count)
          store.remove(at: made.value * 13 % store.count)
          box.value?.flush()
        }
        let driver = TableDriver {
          TableModel {
            SectionModel("s", rows: store) { letter in
              Row(LabelRow(letter.key, letter.text))
                .onWillDisplay { _ in edit() }
                .onDidEndDisplay { _ in edit() }
                .onPrefetch { _ in edit() }
                .onFocus { _, _ in edit() }
            }
          }.selection(.multiple) { _ in edit() }
        }
        box.value = driver
        let list = ListWindow(driver)
        let told = ToldList(list.host.model)
        for step in 0..<40 {
          list.offset = Double(random.below(5_000))
          if let id = list.rows.randomElement(using: &random)?.id { driver.toggleSelection(of: id) }
          if let id = list.visible.randomElement(using: &random)?.id { driver.moveCursor(to: id) }
          list.waitForFrames(1)
          turn()
          driver.flush()
          XCTAssertEqual(told.check(driver.table) + list.faults(driver), [], "\(step)")
        }
        XCTAssertGreaterThan(made.value, 200)
        XCTAssertEqual(store.count, 300)
        list.close()
        box.value = nil
      }
    }

    func testAT11TheRowThatGetsTheFocusLeaves() {
      onScreen {
        let rows = EventList(count: 100) { row, list in
          row.onFocus { row, isOn in
            if isOn, list.names.count % 3 != 0 {
              list.names.removeAll { $0 == row.model.id }
              list.driver.flush()
            }
          }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        for key in ["Down", "Up", "Down", "Down", "End", "Up", "Page_Up", "Home", "Down"] {
          person.press(key)
          list.waitForFrames()
          XCTAssertEqual(list.faults(rows.driver), [])
          XCTAssertEqual(list.focused, rows.driver.cursor, key)
        }
        XCTAssertLessThan(rows.names.count, 100)
        list.close()
      }
    }

    func testAT16ATurnedSwitchIsNotThatOfTheNextRow() {
      onScreen {
        let screen = Screen((0..<300).map { .toggle("Row \($0)", isOn: false) })
        let driver = screen.driver
        let list = ListWindow(driver)
        let toggle = { (id: Int) in list.row(id).first("GtkSwitch")!.opaque }
        gtk_switch_set_active(toggle(3), 1)
        gtk_switch_set_active(toggle(5), 1)
        XCTAssertEqual(gtk_switch_get_state(toggle(3)), 0)
        screen.rows.removeFirst(4)
        driver.flush()
        for id in [4, 6, 7, 100] { XCTAssertEqual(gtk_switch_get_active(toggle(id)), 0, "\(id)") }
        list.scroll(to: RowID(ContentRow.self, 290))
        for cell in list.host.cells.all {
          guard let widget = cell.cell?.cell.widget, let toggle = Widgets(widget).first("GtkSwitch")
          else { continue }
          if cell.id == RowID(ContentRow.self, 5) { continue }
          XCTAssertEqual(gtk_switch_get_active(toggle.opaque), 0)
        }
        list.close()
      }
    }

    func testAT10AHostThatComesAndGoesOutOfItsWindow() {
      onScreen {
        let window = LetterWindow((0..<300).map { "\($0)" })
        let widget = UnsafeMutableRawPointer(window.list.host.widget)
        window.list.scroll(to: Letter.id("150"), top: -7)
        g_object_ref(widget)
        for step in 0..<6 {
          gtk_window_set_child(cast(window.list.window), nil)
          window.store.insert(Letter("n\(step)"), at: step * 10)
          window.store.remove("\(step * 7)")
          window.driver.flush()
          if step % 2 == 0 {
            window.driver.detach()
            window.store.insert(Letter("m\(step)"), at: 3)
            window.driver.attach(window.list.host)
          }
          gtk_window_set_child(cast(window.list.window), window.list.host.widget)
          window.list.waitForFrames()
          XCTAssertEqual(window.list.top(Letter.id("150")) ?? .nan, -7, accuracy: 1, "\(step)")
          window.check("\(step)")
        }
        g_object_unref(widget)
        window.list.close()
      }
    }

    func testAT15TheSelectionThroughMovesSectionsAndRepeats() {
      onScreen {
        var random = SeededRandom(seed: 15)
        let window = SectionWindow([("a", ["1", "2", "3"]), ("b", ["4", "5"]), ("c", [])])
        window.driver.select(LabelRow.id("2"))
        window.driver.select(LabelRow.id("5"))
        window.driver.moveCursor(to: LabelRow.id("5"))
        for _ in 0..<300 {
          var rows = ["1", "2", "3", "4", "5"].shuffled(using: &random)
          let sections = ["a", "b", "c"].shuffled(using: &random).map { id in
            let count = random.below(rows.count + 1)
            defer { rows.removeFirst(count) }
            return (id, Array(rows.prefix(count)))
          }
          let last = sections.count - 1
          var all = sections
          all[last].1 += rows
          window.show(all)
          XCTAssertEqual(
            window.list.rows.filter(\.isSelected).map(\.text).sorted(), ["2", "5"], "\(all)")
          XCTAssertEqual(window.driver.cursor, LabelRow.id("5"))
        }
        window.show([("a", ["1", "5"])])
        window.show([("a", ["1", "5", "2"])])
        XCTAssertEqual(window.list.rows.filter(\.isSelected).map(\.text), ["5"])
        window.show([])
        window.show([("a", ["1", "5", "2"])])
        XCTAssertEqual(window.list.rows.filter(\.isSelected).map(\.text), [])
        window.list.close()
      }
    }
  }
#endif
