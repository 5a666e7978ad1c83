/// The sequences that a terminal is driven with, beside those of a `FrameWriter`.
public enum EscapeSequence {
  /// Takes the screen: the alternate one, cleared, without cursor, line wrapping off; pastes are
  /// marked as such.
  static func enter(mouse: Bool) -> String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1l\u{1B}[?2004h"
      + (mouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "") + "\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// Gives the screen back as it was. What may have been cut off before is ended first.
  static func leave(mouse: Bool) -> String {
    "\u{18}\u{1B}\\\u{1B}[?2026l" + (mouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : "")
      + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  }

  /// Puts a text on the clipboard of the terminal's user (OSC 52), where the terminal allows it.
  ///
  /// - Complexity: O(*n*).
  public static func copy(_ text: String) -> String {
    "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{1B}\\"
  }

  /// The encoding of RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        let isFilled = place <= group.count
        output.append(
          isFilled ? digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
