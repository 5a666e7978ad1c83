import Foundation
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

  @Test("Any number of reports reach the handler of the process, on a thread with a small stack")
  func manyReports() {
    let slot = HandlerSlot()
    let heard = Guarded(0)
    slot.replace { _ in heard.withLock { $0 += 1 } }
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      for number in 0..<200_000 { slot.handler?(Diagnostic("x", what: "\(number)")) }
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    #expect(heard.withLock { $0 } == 200_000)
  }

  @Test("What a handler holds ends outside of the lock: it may replace the handler, and report")
  func replacedInTurn() {
    final class Held: Sendable {
      let end: @Sendable () -> Void
      init(_ end: @escaping @Sendable () -> Void) { self.end = end }
      deinit { end() }
    }
    let slot = HandlerSlot()
    let heard = Guarded<[String]>([])
    do {
      let held = Held {
        slot.handler?(Diagnostic("x", what: "while it ends"))
        slot.replace { report in heard.withLock { $0.append("third: \(report.what)") } }
      }
      slot.replace { _ in withExtendedLifetime(held) {} }
    }
    slot.replace { report in heard.withLock { $0.append("second: \(report.what)") } }
    slot.handler?(Diagnostic("x", what: "later"))
    #expect(heard.withLock { $0 } == ["second: while it ends", "third: later"])
    slot.replace(with: nil)
    #expect(slot.handler == nil)
  }

  @Test("What is printed has no control characters")
  func sanitized() {
    #expect(
      DiagnosticPrinter.visible("a\u{1B}[2Jb\u{202E}c\nd") == "a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d")
  }
}
