/// A power of ten of any size: each in one form, so that equal ones are equal.
enum DecimalExponent: Hashable {
  case small(Int)
  /// One of more digits than the others may have, the last digit first, without zeros in front.
  case huge(isNegative: Bool, reversedDigits: [UInt8])

  /// As many digits fit an `Int`, whatever they are.
  private static var smallDigits: Int { 18 }

  init(_ exponent: Int) { self = .small(exponent) }

  /// An exponent as it is written, and what is added to it.
  ///
  /// - Parameters:
  ///   - digits: The digits as numbers, perhaps with zeros in front.
  ///   - isNegative: Whether there is a minus in front of them.
  ///   - offset: What is added: at most as much as a literal has digits.
  /// - Complexity: O(*n*) for *n* digits.
  init(digits: [UInt8], isNegative: Bool, plus offset: Int) {
    let digits = digits.drop { $0 == 0 }
    if digits.count < Self.smallDigits {
      let value = digits.reduce(0) { $0 * 10 + Int($1) }
      self = .small((isNegative ? -value : value) + offset)
      return
    }
    // So long a number keeps its sign, whatever is added.
    var rest = isNegative ? -offset : offset
    var sum: [UInt8] = []
    sum.reserveCapacity(digits.count + 1)
    for digit in digits.reversed() {
      let value = Int(digit) + rest % 10
      rest /= 10
      // A remainder has the sign of what is left of it: the digit borrows or carries.
      let carry = value < 0 ? -1 : value / 10
      sum.append(UInt8(value - 10 * carry))
      rest += carry
    }
    if rest > 0 { sum.append(UInt8(rest)) }
    while sum.last == 0 { sum.removeLast() }
    if sum.count <= Self.smallDigits {
      let value = sum.reversed().reduce(0) { $0 * 10 + Int($1) }
      self = .small(isNegative ? -value : value)
    } else {
      self = .huge(isNegative: isNegative, reversedDigits: sum)
    }
  }

  /// Whether it is below zero.
  var isNegative: Bool {
    switch self {
    case .small(let exponent): exponent < 0
    case .huge(let isNegative, _): isNegative
    }
  }
}
