import Roster
import Testing

@testable import Roster

@Suite("Diagnostics")
struct DiagnosticsTests {
  @Test("A scoped handler hears what is reported inside it, and only that")
  func scoped() {
    let heard = Guarded<[Diagnostic]>([])
    let fault = Diagnostic(
      "repeated-id", what: "Id 7 occurs twice.", place: "section people, row 3")
    Diagnostics.withHandler({ d in heard.withLock { $0.append(d) } }) { Diagnostics.report(fault) }
    #expect(heard.withLock { $0 } == [fault])
  }

  @Test("What is printed has no control characters")
  func sanitized() {
    #expect(
      DiagnosticPrinter.visible("a\u{1B}[2Jb\u{202E}c\nd") == "a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d")
  }
}
