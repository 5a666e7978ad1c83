import Foundation

extension ItemTape {
  /// Why a value cannot be what a model asks for. The place is added by who asked.
  enum Refusal: Error {
    case mismatch(found: Sort)
    case unfit(String)
  }

  /// The text of a string or a key.
  func string(_ index: Int) throws(Refusal) -> String {
    let node = nodes[index]
    switch node.sort {
    case .string:
      return bytes.withUnsafeBufferPointer {
        String(decoding: UnsafeBufferPointer(rebasing: $0[node.start..<node.end]), as: UTF8.self)
      }
    case .escapedString:
      let result = bytes.withUnsafeBytes { bytes -> Result<String, JSONFault> in
        do throws(JSONFault) {
          return .success(
            try JSONText.string(bytes, node.start..<node.end, origin: 0, escaped: true))
        } catch {
          return .failure(error)
        }
      }
      switch result {
      case .success(let text): return text
      case .failure(let fault): throw .unfit(fault.reason)
      }
    default: throw .mismatch(found: node.sort)
    }
  }

  func bool(_ index: Int) throws(Refusal) -> Bool {
    switch nodes[index].sort {
    case .yes: true
    case .no: false
    case let sort: throw .mismatch(found: sort)
    }
  }

  /// A number as an integer, exactly, however it is written.
  func integer<Integer: FixedWidthInteger>(_ index: Int) throws(Refusal) -> Integer {
    let node = nodes[index]
    guard node.sort == .number else { throw .mismatch(found: node.sort) }
    if let value: Integer = plainInteger(node) { return value }
    let parts = JSONNumber.Decomposition(bytes[node.start..<node.end])
    if let value = parts.integer(as: Integer.self) { return value }
    let reason = parts.isInteger ? "it is too large or too small" : "it has a fraction"
    throw .unfit("The number \(shown(node)) does not fit \(Integer.self): \(reason).")
  }

  /// A number as the nearest floating-point value.
  func double(_ index: Int) throws(Refusal) -> Double {
    let node = nodes[index]
    guard node.sort == .number else { throw .mismatch(found: node.sort) }
    if let value = plainDouble(node) { return value }
    return try nearest(index)
  }

  func float(_ index: Int) throws(Refusal) -> Float { try nearest(index) }

  /// The nearest value of a type; numbers that are beyond it, or would vanish, are refused.
  private func nearest<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ index: Int
  ) throws(Refusal) -> Value {
    let node = nodes[index]
    guard node.sort == .number else { throw .mismatch(found: node.sort) }
    guard let value = Value(literal(index)), value.isFinite,
      value != 0 || JSONNumber.Decomposition(bytes[node.start..<node.end]).digits.isEmpty
    else { throw .unfit("The number \(shown(node)) does not fit \(Value.self).") }
    return value
  }

  func decimal(_ index: Int) throws(Refusal) -> Decimal {
    let node = nodes[index]
    guard node.sort == .number else { throw .mismatch(found: node.sort) }
    guard let value = Decimal(string: literal(index)), !value.isNaN else {
      throw .unfit("The number \(shown(node)) does not fit Decimal.")
    }
    return value
  }

  private func literal(_ index: Int) -> String {
    let node = nodes[index]
    return String(decoding: bytes[node.start..<node.end], as: UTF8.self)
  }

  private func shown(_ node: Node) -> String {
    let literal = String(
      decoding: bytes[node.start..<min(node.end, node.start + 40)], as: UTF8.self)
    return node.end - node.start > 40 ? literal + "…" : literal
  }

  /// An integer that is written as one; `nil` if it is not, or does not fit.
  private func plainInteger<Integer: FixedWidthInteger>(_ node: Node) -> Integer? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = node.start
      let isNegative = bytes[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      guard node.end - index <= 18 else { return nil }
      var value = 0 as Int64
      while index < node.end {
        let digit = bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int64(digit)
        index += 1
      }
      return Integer(exactly: isNegative ? -value : value)
    }
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]

  /// A number of up to 15 digits without an exponent: an integer and a power of ten that are both
  /// exact, so that their quotient is rounded once (Clinger 1990).
  private func plainDouble(_ node: Node) -> Double? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = node.start
      let isNegative = bytes[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      guard node.end - index <= 16 else { return nil }
      var value = 0 as Int64
      var point: Int?
      while index < node.end {
        let digit = bytes[index] &- 0x30
        if digit < 10 {
          value = value &* 10 &+ Int64(digit)
        } else if bytes[index] == UInt8(ascii: ".") {
          point = index
        } else {
          return nil
        }
        index += 1
      }
      guard value < 1_000_000_000_000_000 else { return nil }
      let places = point.map { node.end - $0 - 1 } ?? 0
      let magnitude = Double(value) / Self.powers[places]
      return isNegative ? -magnitude : magnitude
    }
  }
}
