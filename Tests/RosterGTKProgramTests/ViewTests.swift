#if GTK
  import AccessibilityTestSupport
  import XCTest

  final class ViewTests: ProgramTestCase {
    func testAFileOfManyLinesIsShownAndGoneThrough() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "roster-view-\(UUID().uuidString).ndjson")
      defer { try? FileManager.default.removeItem(at: file) }
      let lines = (0..<5_000).map { "{\"id\": \($0), \"title\": \"Line <b>\($0)</b> & more\"}" }
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      try withProgram("view", "--gtk", file.path) { program in
        // Nothing is read as markup.
        try program.rows("the first line") { rows in
          rows.contains { $0.contains("Line <b>0</b> & more") }
        }
        program.keys("End")
        try program.rows("the last line") { rows in
          rows.contains { $0.contains("Line <b>4999</b> & more") }
        }
        try program.found("the last row has the focus") { tree in
          tree.first { $0.role == "list item" && $0.isFocused && $0.name.contains("4999") }
        }
        XCTAssertLessThan(program.rows.count, 300)
        program.keys("Home")
        try program.rows("the first line again") { rows in
          rows.contains { $0.contains("Line <b>0</b> & more") }
        }
      }
    }
  }
#endif
