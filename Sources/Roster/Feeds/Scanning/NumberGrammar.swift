/// The grammar of a number's literal (RFC 8259, section 6), a byte at a time.
struct NumberGrammar {
  private enum Step: UInt8 {
    case start, minus, zero, integer, point, fraction, exponentMark, exponentSign, exponent
  }

  private var step = Step.start

  /// Whether the literal may end here.
  var isComplete: Bool {
    switch step {
    case .zero, .integer, .fraction, .exponent: true
    case .start, .minus, .point, .exponentMark, .exponentSign: false
    }
  }

  /// Whether more digits may follow, to be skipped without asking for each.
  var takesDigits: Bool { step == .integer || step == .fraction || step == .exponent }

  /// Takes the next byte if it continues the literal.
  mutating func take(_ byte: UInt8) -> Bool {
    switch (step, byte) {
    case (.start, UInt8(ascii: "-")): step = .minus
    case (.start, UInt8(ascii: "0")), (.minus, UInt8(ascii: "0")): step = .zero
    case (.start, 0x31...0x39), (.minus, 0x31...0x39), (.integer, 0x30...0x39): step = .integer
    case (.zero, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): step = .point
    case (.point, 0x30...0x39), (.fraction, 0x30...0x39): step = .fraction
    case (.zero, 0x65), (.integer, 0x65), (.fraction, 0x65), (.zero, 0x45), (.integer, 0x45),
      (.fraction, 0x45):
      step = .exponentMark
    case (.exponentMark, UInt8(ascii: "+")), (.exponentMark, UInt8(ascii: "-")):
      step = .exponentSign
    case (.exponentMark, 0x30...0x39), (.exponentSign, 0x30...0x39), (.exponent, 0x30...0x39):
      step = .exponent
    default: return false
    }
    return true
  }
}
