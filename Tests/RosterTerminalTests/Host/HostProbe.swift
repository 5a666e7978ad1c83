import Roster

@testable import RosterTerminal

/// A screen in memory: keys go in, lines of text come out.
@MainActor final class HostProbe {
  let screen: ListScreen
  let host: TerminalHost
  var size: TerminalSize
  private(set) var hasClosed = false
  private(set) var copied: [String] = []

  var driver: TableDriver { screen.driver }

  init(
    _ driver: TableDriver, columns: Int = 40, rows: Int = 10,
    options: TerminalOptions = TerminalOptions()
  ) {
    screen = ListScreen(title: "Test", driver: driver)
    host = TerminalHost(screen, options: options)
    size = TerminalSize(columns: columns, rows: rows)
    host.onClose = { [weak self] in self?.hasClosed = true }
    host.onCopy = { [weak self] in self?.copied.append($0) }
    driver.attach(host)
    _ = frame
  }

  convenience init(
    _ list: ItemList, columns: Int = 40, rows: Int = 10,
    options: TerminalOptions = TerminalOptions()
  ) {
    self.init(
      TableDriver(list) { $0.table }, columns: columns, rows: rows, options: options)
  }

  /// What is drawn now.
  var frame: Frame {
    driver.flush()
    return host.frame(size)
  }

  /// The lines without the spaces at their ends.
  var lines: [String] {
    frame.plain.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
  /// The lines of the list, without marks, scroll bar, title and status.
  var rows: [String] {
    frame.lines.dropFirst(host.viewTop).prefix(host.viewHeight).map { line in
      let text = line.plain
      let inner = text.dropFirst(host.gutter).dropLast(host.hasScrollBar ? 1 : 0)
      return String(inner.reversed().drop { $0 == " " }.reversed())
    }
  }
  var status: String { lines.last ?? "" }
  /// The title of the row that the cursor is on.
  var cursor: String? {
    guard let id = driver.cursor, let path = driver.table.path(of: id) else { return nil }
    return driver.table.row(at: path).content.title
  }
  /// The line of the list on which the cursor is.
  var cursorLine: Int? {
    _ = frame
    return host.visible.first { $0.id == driver.cursor }?.top
  }

  func press(_ keys: Key...) {
    for key in keys {
      host.handle(.key(key))
      _ = frame
    }
  }

  /// Presses keys that all arrive before the next frame.
  func pressTogether(_ keys: Key...) {
    for key in keys { host.handle(.key(key)) }
    _ = frame
  }

  func type(_ text: String) {
    for character in text { press(Key(.character(character))) }
  }

  func paste(_ text: String) { host.handle(.paste(text)) }

  func click(_ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []) {
    host.handle(.mouse(MouseEvent(.press(.left), column: column, row: row, modifiers: modifiers)))
    host.handle(.mouse(MouseEvent(.release(.left), column: column, row: row)))
    _ = frame
  }

  func wheel(_ action: MouseEvent.Action) {
    host.handle(.mouse(MouseEvent(action, column: 5, row: 3)))
    _ = frame
  }

  /// Waits until a search has ended.
  func found() async {
    await host.find?.search.finished()
    _ = frame
  }
}
