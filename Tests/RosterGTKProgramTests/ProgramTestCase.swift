#if GTK
  import AccessibilityTestSupport
  import TerminalTestSupport
  import XCTest

  /// A test of the built program in a window of its own, seen through its accessibility tree.
  class ProgramTestCase: XCTestCase {
    /// Runs the program, and the body of a test with it. The program must not complain.
    func withProgram(
      _ arguments: String..., file: StaticString = #filePath, line: UInt = #line,
      _ body: @MainActor (RunningProgram) throws -> Void
    ) throws {
      guard ProcessInfo.processInfo.environment["DISPLAY"] != nil else {
        throw XCTSkip("There is no display.")
      }
      let path = try XCTUnwrap(BuiltProgram.path("roster"), file: file, line: line)
      try MainActor.assumeIsolated {
        let program = try RunningProgram(path, arguments)
        defer { program.end() }
        try body(program)
        XCTAssertTrue(program.isRunning, "it has ended", file: file, line: line)
        let complaints = program.complaints
        for word in ["CRITICAL", "WARNING", "GLib", "Gtk-", "Gdk-"] {
          XCTAssertFalse(complaints.contains(word), complaints, file: file, line: line)
        }
      }
    }
  }

  extension RunningProgram {
    /// What the rows say, from top to bottom.
    var rows: [String] { tree?.all("list item").map(\.name) ?? [] }

    /// The row that begins so, when it is there.
    func row(
      _ name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> AccessibleNode {
      try found("the row “\(name)”", file: file, line: line) { $0.first("list item", name) }
    }

    /// Waits until something is in the tree, and fails with the whole tree if it never is.
    @discardableResult func found<Found>(
      _ what: String, file: StaticString = #filePath, line: UInt = #line,
      _ find: (AccessibleNode) -> Found?
    ) throws -> Found {
      if let found = wait(for: find) { return found }
      throw Missing(what: what, tree: tree?.outline() ?? "no tree", complaints: complaints)
    }

    /// Waits until the rows are in a state, and fails with the rows if they never are.
    func rows(
      _ what: String, file: StaticString = #filePath, line: UInt = #line,
      _ holds: ([String]) -> Bool
    ) throws {
      try found("rows: \(what)", file: file, line: line) { tree in
        holds(tree.all("list item").map(\.name)) ? true : nil
      }
    }
  }

  /// Something that never came.
  struct Missing: Error, CustomStringConvertible {
    let what: String
    let tree: String
    let complaints: String

    var description: String { "It never came: \(what)\n\(complaints)\n\(tree)" }
  }
#endif
