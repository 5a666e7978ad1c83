import TerminalTestSupport
import Testing

@testable import RosterTerminal

@Suite("Sequences beside those of frames")
struct EscapeSequenceTests {
  @Test("Leaving undoes all that entering did, even in the middle of a sequence or an update")
  func leave() {
    for mouse in [true, false] {
      for cut in ["", "\u{1B}[", "\u{1B}[?2026h\u{1B}[31mab", "\u{1B}]52;c;QUJD"] {
        let screen = VirtualTerminal(columns: 10, rows: 3)
        let before = screen.modes
        screen.feed(EscapeSequence.enter(mouse: mouse))
        #expect(screen.modes.contains(1049) && !screen.modes.contains(25))
        #expect(screen.modes.contains(1002) == mouse)
        screen.feed(cut + EscapeSequence.leave(mouse: mouse))
        #expect(screen.modes == before, "after \(cut.debugDescription)")
      }
    }
  }

  @Test(
    "A text for the clipboard is encoded",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{1B}\u{7}你", "GwfkvaA="),
    ])
  func copy(text: String, encoded: String) {
    #expect(EscapeSequence.copy(text) == "\u{1B}]52;c;\(encoded)\u{1B}\\")
  }
}
