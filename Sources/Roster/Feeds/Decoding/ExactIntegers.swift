import Foundation

/// Keeps integers exact that a feed writes with a fraction or an exponent.
///
/// Foundation's decoder reads `9007199254740993.0` through floating point or truncates it. Here such
/// a literal is written out as the integer that it is before it is decoded. One that is no integer,
/// but becomes one when it is rounded (`9007199254740992.5`), stays, since a floating-point property
/// may want it; whether an integer property took it is found out by a probe.
enum ExactIntegers {
  /// More digits than any integer type has.
  private static let digitLimit = 39

  /// The item's bytes with the integers written out, and the item's bytes with numbers that no
  /// integer can be in the place of those that would be rounded; `nil` if there are none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func prepare(
    _ item: Data, offset: Int, numbers: [Range<Int>]
  ) -> (item: Data, probe: Data?) {
    var exact = Edited(item)
    var probe = Edited(item)
    var needsProbe = false
    for number in numbers {
      let start = item.startIndex + number.lowerBound - offset
      let range = start..<start + number.count
      let parts = JSONNumber.Decomposition(item[range])
      if parts.isInteger {
        guard parts.digits.count + parts.exponent > 15,
          let literal = parts.integerLiteral(limit: digitLimit)
        else { continue }
        exact.replace(range, with: literal)
        probe.replace(range, with: literal)
      } else if isRounded(parts, item[range]) {
        needsProbe = true
        probe.replace(range, with: Array("0.5".utf8))
      }
    }
    return (exact.finish(), needsProbe ? probe.finish() : nil)
  }

  /// Whether a number with a fraction has none when it is read as a `Double`.
  private static func isRounded(_ parts: JSONNumber.Decomposition, _ literal: Data) -> Bool {
    // Up to 15 digits survive, unless the number is so small that it becomes zero.
    let isTiny = !parts.hugeExponent.isEmpty || parts.exponent + parts.digits.count < -290
    if isTiny { return true }
    guard parts.digits.count > 15 else { return false }
    guard let value = Double(String(decoding: literal, as: UTF8.self)) else { return true }
    return value.rounded() == value
  }

  /// Bytes in which ranges are replaced, in order.
  private struct Edited {
    private let source: Data
    private var result = Data()
    private var end: Int

    init(_ source: Data) {
      self.source = source
      end = source.startIndex
    }

    mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
      result += source[end..<range.lowerBound]
      result += bytes
      end = range.upperBound
    }

    mutating func finish() -> Data {
      if end == source.startIndex { return source }
      return result + source[end...]
    }
  }
}
