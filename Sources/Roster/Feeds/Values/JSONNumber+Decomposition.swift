extension JSONNumber {
  /// A number as its sign, its significant digits and a power of ten: a normal form that is equal
  /// for equal numbers, without writing out what an exponent stands for.
  struct Decomposition: Hashable {
    private(set) var isNegative = false
    /// The digits as numbers, without zeros at either end; none for zero.
    private(set) var digits: [UInt8] = []
    /// The power of ten of the last digit.
    private(set) var exponent = DecimalExponent(0)

    init(_ literal: some Sequence<UInt8>) {
      var fractionDigits = 0
      var written: [UInt8] = []
      var part = 0  // 0: integer digits, 1: fraction, 2: exponent
      var isExponentNegative = false
      for byte in literal {
        switch byte {
        case UInt8(ascii: "-"):
          if part == 2 { isExponentNegative = true } else { isNegative = true }
        case UInt8(ascii: "."): part = 1
        case UInt8(ascii: "e"), UInt8(ascii: "E"): part = 2
        case 0x30...0x39:
          if part == 2 {
            written.append(byte & 0xF)
          } else {
            if !digits.isEmpty || byte != 0x30 { digits.append(byte & 0xF) }
            fractionDigits += part
          }
        default: break
        }
      }
      let zeros = digits.reversed().prefix { $0 == 0 }.count
      digits.removeLast(zeros)
      if digits.isEmpty {
        isNegative = false
        return
      }
      exponent = DecimalExponent(
        digits: written, isNegative: isExponentNegative, plus: zeros - fractionDigits)
    }

    /// Whether the number has no fraction.
    var isInteger: Bool { !exponent.isNegative }

    /// The digits of the integer that the number is, with its sign; `nil` if it has a fraction or
    /// more than `limit` digits.
    func integerLiteral(limit: Int) -> [UInt8]? {
      guard digits.count <= limit, case .small(let exponent) = self.exponent, exponent >= 0,
        exponent <= limit - digits.count
      else { return nil }
      if digits.isEmpty { return [UInt8(ascii: "0")] }
      return (isNegative ? [UInt8(ascii: "-")] : []) + digits.map { $0 | 0x30 }
        + [UInt8](repeating: UInt8(ascii: "0"), count: exponent)
    }

    /// The number as a fixed-width integer, exactly.
    func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
      // No more digits than bits can fit.
      guard let literal = integerLiteral(limit: Integer.bitWidth) else { return nil }
      return Integer(String(decoding: literal, as: UTF8.self))
    }
  }
}
