#if GTK
  import Foundation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Rows that are dragged to another program, and what comes from there.
  final class OtherProgramTests: GTKTestCase {
    func testATextGoesThereAndComesBack() throws {
      try onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          let row = row.onDrag { row -> (any Sendable)? in
            if row.model.id == "a" { return "text of a" }
            return row.model.id == "b" ? 7 : nil
          }
          return row.onDrop(of: String.self) { list.note("\($1) on \($0.model.id)") }
        }
        rows.onDrop = { list, text, index in list.note("\(text) at \(index)") }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        let other = try OtherProgram()
        defer { other.stop() }
        let person = Person(list)
        try person.place(other)
        person.drag(from: person.place(of: rows.id("a")), to: OtherProgram.text) {
          !other.dropped.isEmpty
        }
        XCTAssertEqual(other.dropped, ["text of a"])
        settle("the end of the drag") { !list.host.isHeld }
        // What is no text goes as the text of its row.
        person.drag(from: person.place(of: rows.id("b")), to: OtherProgram.text) {
          other.dropped.count > 1
        }
        XCTAssertEqual(other.dropped, ["text of a", "b"])
        settle("the end of the drag") { !list.host.isHeld }
        let isTold = { !rows.log.isEmpty }
        person.drag(from: OtherProgram.text, to: person.place(of: rows.id("b")), until: isTold)
        XCTAssertEqual(rows.take(), ["a text on b"])
        person.drag(
          from: OtherProgram.text, to: person.place(of: rows.id("b"), 0.3, 0.95), until: isTold)
        XCTAssertEqual(rows.take(), ["a text at 2"])
        person.drag(from: OtherProgram.files, to: person.place(of: rows.id("c")), until: isTold)
        XCTAssertEqual(rows.take(), ["file:///tmp/a%20b on c", "file:///tmp/c on c"])
      }
    }

    func testAnAddressGoesThereAsAFile() throws {
      try onScreen {
        let rows = EventList(["a"]) { row, _ in row.onDrag { _ in URL(string: "file:///tmp/d%20e") }
        }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        let other = try OtherProgram(takesFiles: true)
        defer { other.stop() }
        let person = Person(list)
        try person.place(other)
        person.drag(from: person.place(of: rows.id("a")), to: OtherProgram.files) {
          !other.dropped.isEmpty
        }
        XCTAssertEqual(other.dropped, ["file:///tmp/d%20e"])
        settle("the end of the drag") { !list.host.isHeld }
      }
    }

    func testTheOtherProgramEndsInTheMiddleOfADrag() throws {
      try onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.onDrop(of: String.self) { list.note("\($1) on \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        let other = try OtherProgram()
        let person = Person(list)
        try person.place(other)
        person.drag(from: OtherProgram.text, to: person.place(of: rows.id("b")), drops: false)
        other.stop()
        person.rest(0.2)
        person.button(isDown: false)
        list.waitForFrames(5)
        XCTAssertEqual(rows.take(), [])
        rows.driver.moveCursor(to: rows.id("a"))
        person.press("Down")
        XCTAssertEqual(rows.cursor, "b")
      }
    }
  }
#endif
