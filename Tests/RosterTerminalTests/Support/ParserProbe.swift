@testable import RosterTerminal

/// A key parser held by reference, so that an expectation can feed it.
final class ParserProbe {
  private var parser = KeyParser()

  var isWaiting: Bool { parser.isWaiting }
  func parse(_ text: String) -> [InputEvent] { parser.parse(text.utf8) }
  func parse(_ bytes: some Sequence<UInt8>) -> [InputEvent] { parser.parse(bytes) }
  func timeOut() -> [InputEvent] { parser.timeOut() }
}
