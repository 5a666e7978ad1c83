import Roster

/// Screens as plain text, for where there is no terminal.
@MainActor public struct PlainText {
  /// The lines of a table as a terminal shows them, without marks, colors or sequences.
  ///
  /// - Parameters:
  ///   - driver: The table. If a host shows it, it shows it again afterwards.
  ///   - title: A line above the rows.
  ///   - width: The columns of a line, 1 or more. Spaces at the end of a line are left out.
  ///   - limit: The most rows; `nil` for all. A last line says how many are left out.
  /// - Complexity: O(rows printed)
  public static func lines(
    of driver: TableDriver, title: String? = nil, width: Int, limit: Int? = nil
  ) -> [String] {
    var lines: [String] = []
    if let title { lines.append(self.title(title, width: width)) }
    each(of: driver, width: width, limit: limit) { lines += $0 }
    return lines
  }

  /// Gives the lines of one row, header or footer after the other, so that a long table needs no
  /// memory.
  public static func each(
    of driver: TableDriver, width: Int, limit: Int? = nil, _ body: ([String]) -> Void
  ) {
    let shown = driver.host
    let page = PlainPage()
    driver.attach(page)
    let table = driver.table
    var rows = 0
    for index in 0..<table.lineCount {
      let line = table.line(at: index)
      if let path = line.path, table.sections[path.section].role == .content {
        rows += 1
        if let limit, rows > max(0, limit) {
          let rest = Words.current.number(contentRows(table) - rows + 1)
          body([Words.current.status.more(rest)])
          break
        }
      }
      body(page.lines(of: line, in: driver, width: max(1, width)))
    }
    driver.detach()
    if let shown { driver.attach(shown) }
  }

  static func title(_ title: String, width: Int) -> String {
    PlainPage.trimmed(TerminalText.cell(title, width: max(1, width)))
  }

  private static func contentRows(_ table: TableSnapshot) -> Int {
    table.sections.reduce(0) { $0 + ($1.role == .content ? $1.count : 0) }
  }

  /// Waits until the data of a table is there, or has failed to come.
  static func loaded(_ driver: TableDriver) async {
    let page = PlainPage()
    driver.attach(page)
    repeat {
      await driver.settled()
      if driver.phase == .loading { try? await Task.sleep(for: .milliseconds(10)) }
    } while driver.phase == .loading
    driver.detach()
  }
}
