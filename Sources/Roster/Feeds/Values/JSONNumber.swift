/// A number as JSON writes it: the literal itself, so that no digit is lost.
///
/// Equality is exact and by value: `1`, `1.0` and `10e-1` are equal, `9007199254740993` and
/// `9007199254740992` are not. A huge exponent costs no more than its digits.
public struct JSONNumber: Sendable, CustomStringConvertible {
  /// The literal, as JSON writes numbers.
  public let literal: String

  /// A number by its literal; `nil` if JSON does not write numbers so.
  ///
  /// - Complexity: O(*n*) for the *n* digits.
  public init?(_ literal: String) {
    var grammar = NumberGrammar()
    for byte in literal.utf8 where !grammar.take(byte) { return nil }
    guard grammar.isComplete else { return nil }
    self.literal = literal
  }

  /// An integer.
  public init(_ value: some FixedWidthInteger) { literal = String(value) }

  /// A number whose literal the reader has checked.
  init(checked literal: String) { self.literal = literal }

  /// The literal.
  public var description: String { literal }

  /// The nearest floating-point value; infinite if the number is beyond all of them.
  public var double: Double { Double(literal) ?? (literal.hasPrefix("-") ? -.infinity : .infinity) }

  /// Whether the number has no fraction, however it is written.
  ///
  /// - Complexity: O(*n*) for the *n* digits.
  public var isInteger: Bool { Decomposition(literal.utf8).isInteger }

  /// The number as a fixed-width integer, exactly; `nil` if it has a fraction or does not fit.
  ///
  /// - Complexity: O(*n*) for the *n* digits.
  public func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer?
  {
    if let value = Integer(literal) { return value }
    return Decomposition(literal.utf8).integer(as: type)
  }
}

extension JSONNumber: Hashable {
  /// Whether the numbers have the same value.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if left.literal.utf8.elementsEqual(right.literal.utf8) { return true }
    return Decomposition(left.literal.utf8) == Decomposition(right.literal.utf8)
  }

  /// Hashes the value, so that equal numbers have equal hashes however they are written.
  public func hash(into hasher: inout Hasher) { hasher.combine(Decomposition(literal.utf8)) }
}
