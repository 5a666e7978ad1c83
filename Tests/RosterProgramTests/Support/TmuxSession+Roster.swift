import TerminalTestSupport

extension TmuxSession {
  /// The program in a terminal.
  static func roster(
    _ arguments: [String], columns: Int = 60, rows: Int = 14, environment: [String: String] = [:]
  ) throws -> TmuxSession {
    try TmuxSession(
      [RosterRun.path] + arguments, columns: columns, rows: rows, environment: environment)
  }

  /// Waits until the cursor is on a row that begins with a text.
  @discardableResult func wait(cursorOn text: String) async throws -> [String] {
    try await wait("the cursor on \"\(text)\"") { lines in
      lines.contains { line in
        guard let cursor = line.firstIndex(of: "▸") else { return false }
        // A picture may stand before the text.
        return line[cursor...].dropFirst().drop { $0 == " " }.hasPrefix(text)
          || line[cursor...].dropFirst().dropFirst(3).hasPrefix(text)
      }
    }
  }

  /// Waits until the last line of the pane holds a text.
  @discardableResult func wait(status text: String) async throws -> [String] {
    try await wait("the status \"\(text)\"") { $0.last?.contains(text) == true }
  }
}
