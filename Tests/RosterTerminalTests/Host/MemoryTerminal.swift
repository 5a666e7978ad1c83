@testable import RosterTerminal

/// A terminal that only remembers what it was told.
@MainActor final class MemoryTerminal: TerminalDevice {
  var size: TerminalSize
  let allowsColors: Bool
  var onEvent: ((TerminalEvent) -> Void)?
  private(set) var written: [String] = []
  private(set) var log: [String] = []

  init(columns: Int = 40, rows: Int = 8, allowsColors: Bool = false) {
    size = TerminalSize(columns: columns, rows: rows)
    self.allowsColors = allowsColors
  }

  func open() throws(TerminalError) { log.append("open") }
  func write(_ text: String) { written.append(text) }
  func suspend() { log.append("suspend") }
  func close() { log.append("close") }

  /// What was written since the last call.
  func takeWritten() -> String {
    defer { written = [] }
    return written.joined()
  }

  func press(_ keys: Key...) {
    for key in keys { onEvent?(.input(.key(key))) }
  }
}
