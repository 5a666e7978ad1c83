#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT15SelectionOnGTK: GTKTestCase {
    func testAT15aToGTheSelectionFollowsItsRowAndLeavesWithItOnce() {
      onScreen {
        let events = Box<[Bool]>([])
        let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C", "D"].map { Letter($0) })
        let driver = TableDriver {
          TableModel { SectionModel("s", rows: store) { LabelRow($0.key, $0.text) } }
            .selection(.multiple) { events.value.append($0.isEmpty) }
        }
        let list = ListWindow(driver)
        let told = Box(0)
        connectSelectionChanged(list.host.model) { told.value += 1 }
        driver.select(Letter.id("C"))
        driver.moveCursor(to: Letter.id("C"))
        XCTAssertEqual(events.value, [false])
        XCTAssertEqual(told.value, 1)
        let selected = { list.rows.filter(\.isSelected).map(\.position) }
        XCTAssertEqual(selected(), [2])
        store.edit {
          $0.insert(Letter("X"), at: 0)
          $0.remove("A")
        }
        driver.flush()
        XCTAssertEqual(selected(), [2])
        store.update(Letter("C*"))
        store.update(Letter("C**"))
        driver.flush()
        XCTAssertEqual(selected(), [2])
        store.move("C", to: 0)
        driver.flush()
        XCTAssertEqual(selected(), [0])
        store.move("C", to: 2)
        store.replaceAll(with: ["X", "B", "C", "D"].map { Letter($0) })
        driver.flush()
        XCTAssertEqual(selected(), [2])
        XCTAssertEqual(events.value, [false])
        XCTAssertEqual(told.value, 1, "GTK hears of the selection only when it differs")
        store.remove("C")
        driver.flush()
        XCTAssertEqual(events.value, [false, true])
        XCTAssertEqual(selected(), [])
        XCTAssertEqual(driver.cursor, Letter.id("D"))
        store.remove("D")
        driver.flush()
        XCTAssertEqual(driver.cursor, Letter.id("B"))
        store.replaceAll(with: ["X", "B", "C", "D"].map { Letter($0) })
        driver.flush()
        XCTAssertEqual(selected(), [])
        XCTAssertEqual(list.faults(driver), [])
        list.close()
      }
    }

    func testAT15hTheDeleteKeyPressedTwiceDeletesTwoRows() {
      onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          row.onDelete { row in list.names.removeAll { $0 == row.model.id } }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Delete", "Delete")
        XCTAssertEqual(rows.names, ["c"])
        XCTAssertEqual(rows.cursor, "c")
        XCTAssertEqual(list.focused, rows.id("c"))
        person.press("BackSpace")
        XCTAssertEqual(rows.names, [])
        // The list has the keyboard again as soon as it has a row.
        rows.names = ["d"]
        rows.driver.flush()
        list.waitForFrames()
        person.press("Delete")
        XCTAssertEqual(rows.names, [])
        list.close()
      }
    }

    func testAT15SelectAllSelectsWhatComesIntoViewLater() {
      onScreen {
        let window = LetterWindow((0..<1_000).map { "\($0)" })
        window.driver.selectAll()
        window.driver.deselect(Letter.id("700"))
        XCTAssertTrue(window.list.rows.allSatisfy(\.isSelected))
        window.list.scroll(to: Letter.id("700"))
        window.check()
        XCTAssertEqual(window.list.rows.filter { !$0.isSelected }.map(\.text), ["700"])
        let set = gtk_selection_model_get_selection(window.list.host.model.object)
        XCTAssertEqual(gtk_bitset_get_size(set), 999)
        gtk_bitset_unref(set)
        window.driver.deselectAll()
        XCTAssertFalse(window.list.rows.contains(where: \.isSelected))
        window.list.close()
      }
    }

    func testAT15WhatGTKAsksToSelectIsTheDriversToDecide() {
      onScreen {
        let window = LetterWindow(["A", "B", "C", "D"]) { letter in
          let row = Row(LabelRow(letter.key, letter.text))
          return letter.key == "B" ? row.willSelect { _ in .refuse } : row
        }
        let model = window.list.host.model.object
        // In place of all others: only the cursor moves.
        XCTAssertEqual(gtk_selection_model_select_item(model, 0, 1), 0)
        XCTAssertTrue(window.driver.selection.isEmpty)
        gtk_selection_model_select_item(model, 0, 0)
        gtk_selection_model_select_item(model, 1, 0)
        XCTAssertEqual(window.list.rows.map(\.isSelected), [true, false, false, false])
        gtk_selection_model_select_range(model, 0, 4, 0)
        XCTAssertEqual(window.list.rows.map(\.isSelected), [true, false, true, true])
        gtk_selection_model_unselect_item(model, 2)
        XCTAssertEqual(window.list.rows.map(\.isSelected), [true, false, false, true])
        gtk_selection_model_unselect_all(model)
        XCTAssertEqual(window.list.rows.map(\.isSelected), [false, false, false, false])
        // Positions that are none do nothing.
        gtk_selection_model_select_item(model, 99, 0)
        gtk_selection_model_unselect_item(model, 99)
        XCTAssertTrue(window.driver.selection.isEmpty)
        window.check()
        window.list.close()
      }
    }
  }
#endif
