#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Rows that are really dragged.
  final class DragTests: GTKTestCase {
    func testARowIsDraggedAboveAndBelowAnother() {
      onScreen {
        let rows = movable(count: 5)
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.drag(rows.id("r0"), to: rows.id("r3"), 0.2)
        settle("the move") { rows.names != (0..<5).map { "r\($0)" } }
        XCTAssertEqual(rows.names, ["r1", "r2", "r0", "r3", "r4"])
        settle("the end of the drag") { !list.host.isHeld }
        list.waitForFrames()
        XCTAssertEqual(list.focused, rows.id("r0"))
        person.drag(rows.id("r4"), to: rows.id("r1"), 0.8)
        settle("the move") { rows.names == ["r1", "r4", "r2", "r0", "r3"] }
        settle("the end of the drag") { !list.host.isHeld }
        list.close()
      }
    }

    func testTheRowSaysWhereItMayGo() {
      onScreen {
        let rows = EventList(count: 5) { row, list in
          row.onMove(
            mayMove: { $0.model.id != "r4" },
            target: { row, place in RowPlace(section: place.section, index: max(1, place.index)) }
          ) { list.move($0.model.id, to: $1.index) }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.drag(rows.id("r3"), to: rows.id("r0"), 0.2)
        settle("the move") { rows.names == ["r0", "r3", "r1", "r2", "r4"] }
        settle("the end of the drag") { !list.host.isHeld }
        list.waitForFrames()
        person.drag(rows.id("r4"), to: rows.id("r1"), 0.2)
        list.waitForFrames(5)
        XCTAssertEqual(rows.names, ["r0", "r3", "r1", "r2", "r4"])
        list.close()
      }
    }

    func testUpdatesWaitWhileARowIsDragged() {
      onScreen {
        let rows = movable(count: 5)
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.drag(rows.id("r0"), to: rows.id("r3"), 0.8, drops: false)
        XCTAssertTrue(list.host.isHeld)
        rows.names = ["new"] + rows.names
        rows.driver.flush()
        XCTAssertEqual(rows.driver.table.rowCount, 5)
        person.button(isDown: false)
        settle("the move") { rows.names == ["new", "r1", "r2", "r3", "r0", "r4"] }
        settle("the end of the drag") { !list.host.isHeld }
        XCTAssertEqual(rows.driver.table.rowCount, 6)
        list.close()
      }
    }

    func testADraggedRowThatHasLeftGoesNowhere() {
      onScreen {
        let rows = movable(count: 5)
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.drag(rows.id("r0"), to: rows.id("r3"), 0.8, drops: false)
        rows.names.removeFirst()
        rows.log = []
        person.button(isDown: false)
        settle("the end of the drag") { !list.host.isHeld }
        list.waitForFrames(5)
        XCTAssertEqual(rows.names, ["r1", "r2", "r3", "r4"])
        XCTAssertEqual(rows.take(), [])
        XCTAssertEqual(rows.driver.table.rowCount, 4)
        list.close()
      }
    }

    func testAValueIsDroppedOnARowThatTakesIt() {
      onScreen {
        let rows = EventList(["one", "two", "three"]) { row, list in
          row.onDrag { $0.model.id == "one" ? 1 : nil }
            .onDrop(of: Int.self) { list.note("\($1) on \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.drag(rows.id("one"), to: rows.id("three"), 0.5)
        settle("the drop") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["1 on three"])
        settle("the end of the drag") { !list.host.isHeld }
        list.waitForFrames()
        // A row without a value is not dragged at all.
        person.drag(rows.id("two"), to: rows.id("three"), 0.5)
        list.waitForFrames(5)
        XCTAssertEqual(rows.take(), [])
        list.close()
      }
    }

    func testAValueIsDroppedBetweenTheRowsOfAnotherList() {
      onScreen {
        let one = EventList(["one", "two"]) { row, list in row.onDrag { $0.model.id } }
        let other = EventList(["a", "b", "c"]) { row, list in
          row.onDrop(of: Int.self) { list.note("\($1) on \($0.model.id)") }
        }
        other.onDrop = { list, name, index in list.names.insert(name, at: index) }
        let (list, otherList) = (ListWindow(one.driver), ListWindow(other.driver))
        let otherPerson = Person(otherList, at: 450)
        let person = Person(list)
        person.drag(one.id("two"), to: other.id("b"), 0.9, of: otherPerson)
        settle("the drop") { other.names == ["a", "b", "two", "c"] }
        settle("the end of the drag") { !list.host.isHeld }
        list.close()
        otherList.close()
      }
    }

    func testTheListScrollsWhileSomethingIsHeldNearItsEdge() {
      onScreen {
        let rows = movable(count: 200)
        let list = ListWindow(rows.driver, height: 300)
        let person = Person(list)
        let edge = 290.0
        let last = list.host.place.rowsInView.last { $0.offset < edge }!
        person.drag(
          rows.id("r1"), to: last.row, (edge - last.offset) / list.rowHeight, drops: false)
        settle("the list scrolls") {
          list.waitForFrames(1)
          return list.offset > 100
        }
        person.button(isDown: false)
        settle("the end of the drag") { !list.host.isHeld }
        XCTAssertGreaterThan(rows.names.firstIndex(of: "r1") ?? 0, 5)
        list.close()
      }
    }

    func testTheListScrollsUpTooAndTheMarkFollows() {
      onScreen {
        let rows = movable(count: 200)
        let list = ListWindow(rows.driver, height: 300)
        list.offset = 3_000
        let person = Person(list)
        let inView = list.host.place.rowsInView
        let edge = 10.0
        let first = inView.last { $0.offset < edge }!
        person.drag(
          inView[4].row, to: first.row, (edge - first.offset) / list.rowHeight, drops: false)
        settle("the list scrolls") {
          list.waitForFrames(1)
          return list.offset < 2_500
        }
        // The mark is where the row would go: beside what is under the pointer by now.
        let marked = list.host.cells.all.filter { cell in
          cell.rowWidget.map { gtk_widget_has_css_class($0, DropStyle.above.rawValue) != 0 }
            ?? false
        }
        XCTAssertEqual(marked.count, 1)
        let top = (marked.first?.id).flatMap { list.top($0) } ?? -1_000
        XCTAssertLessThan(abs(top), 120)
        person.button(isDown: false)
        settle("the end of the drag") { !list.host.isHeld }
        XCTAssertLessThan(rows.names.firstIndex { rows.id($0) == inView[4].row } ?? 200, 65)
        list.close()
      }
    }

    /// GDK 4.8 keeps Escape to itself on X11, and does nothing with it.
    func testADragThatEndsBesideAllListsIsGivenUp() {
      onScreen {
        let rows = movable(count: 5)
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.drag(rows.id("r0"), to: rows.id("r3"), 0.8, drops: false)
        rows.names.append("late")
        rows.driver.flush()
        XCTAssertEqual(rows.driver.table.rowCount, 5)
        person.pointBeside()
        person.button(isDown: false)
        settle("the end of the drag") { !list.host.isHeld }
        // What has waited is shown.
        XCTAssertEqual(rows.driver.table.rowCount, 6)
        list.waitForFrames(3)
        XCTAssertEqual(rows.take(), [])
        XCTAssertEqual(rows.names, ["r0", "r1", "r2", "r3", "r4", "late"])
        XCTAssertTrue(list.host.cells.all.allSatisfy { !isMarked($0) })
        // The next one is dragged as ever.
        person.drag(rows.id("r0"), to: rows.id("r3"), 0.8)
        settle("the move") { rows.names == ["r1", "r2", "r3", "r0", "r4", "late"] }
        settle("the end of the drag") { !list.host.isHeld }
        list.close()
      }
    }

    func testARowGoesBetweenWhatIsStillThere() {
      onScreen {
        // The row that it is held over, that and the one on the other side, all that are near.
        for (gone, expected): ([String], [String]?) in [
          (["r3"], ["r1", "r2", "r0", "r4", "r5"]), (["r4"], ["r1", "r2", "r3", "r0", "r5"]),
          (["r3", "r4"], nil),
        ] {
          let rows = movable(count: 6)
          let list = ListWindow(rows.driver)
          let person = Person(list)
          // In the lower half of r3: between r3 and r4.
          person.drag(rows.id("r0"), to: rows.id("r3"), 0.8, drops: false)
          rows.names.removeAll { gone.contains($0) }
          let names = rows.names
          person.button(isDown: false)
          settle("the end of the drag") { !list.host.isHeld }
          list.waitForFrames()
          XCTAssertEqual(rows.names, expected ?? names)
          list.close()
        }
      }
    }

    func testADropOnARowThatCameByItselfWaitsForThePerson() {
      onScreen {
        let one = EventList(["one"]) { row, list in row.onDrag { $0.model.id } }
        let other = EventList(["a", "b", "c"]) { row, list in
          row.onDrop(of: String.self) { list.note("\($1) on \($0.model.id)") }
        }
        let (list, otherList) = (ListWindow(one.driver), ListWindow(other.driver))
        let otherPerson = Person(otherList, at: 450)
        let person = Person(list)
        person.drag(one.id("one"), to: other.id("b"), 0.5, of: otherPerson, drops: false)
        other.names = ["a", "c", "b"]
        other.driver.flush()
        otherList.waitForFrames()
        XCTAssertTrue(otherList.host.cells.all.allSatisfy { !isMarked($0) })
        person.button(isDown: false)
        settle("the end of the drag") { !list.host.isHeld }
        otherList.waitForFrames(3)
        XCTAssertEqual(other.take(), [])
        // Once the person has moved, what is there counts.
        person.drag(one.id("one"), to: other.id("c"), 0.5, of: otherPerson, drops: false)
        other.names = ["a", "b", "c"]
        other.driver.flush()
        otherList.waitForFrames()
        otherPerson.point(to: other.id("b"), 0.6)
        person.button(isDown: false)
        settle("the drop") { !other.log.isEmpty }
        XCTAssertEqual(other.take(), ["one on b"])
        settle("the end of the drag") { !list.host.isHeld }
        list.close()
        otherList.close()
      }
    }

    func testAPressThatBecomesADragChoosesNothing() {
      onScreen {
        let rows = EventList(count: 4) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .onHighlight { list.note("\($1 ? "press" : "let go") \($0.model.id)") }
            .onMove { list.move($0.model.id, to: $1.index) }
        }
        let list = ListWindow(rows.driver)
        Person(list).drag(rows.id("r0"), to: rows.id("r2"), 0.8)
        settle("the move") { rows.names == ["r1", "r2", "r0", "r3"] }
        settle("the end of the drag") { !list.host.isHeld }
        XCTAssertEqual(rows.take(), ["press r0", "let go r0", "move r0 to 2"])
        list.close()
      }
    }
  }

  /// Whether a row shows what a drop would do.
  @MainActor private func isMarked(_ cell: LiveCell) -> Bool {
    guard let row = cell.rowWidget else { return false }
    return [DropStyle.above, .below, .into].contains {
      gtk_widget_has_css_class(row, $0.rawValue) != 0
    }
  }

  @MainActor private func movable(count: Int) -> EventList {
    EventList(count: count) { row, list in
      row.onMove { list.move($0.model.id, to: $1.index) }
    }
  }

  extension EventList {
    fileprivate func move(_ name: String, to index: Int) {
      note("move \(name) to \(index)")
      names.removeAll { $0 == name }
      names.insert(name, at: min(index, names.count))
    }
  }
#endif
