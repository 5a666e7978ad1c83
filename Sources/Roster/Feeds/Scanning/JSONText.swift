/// The text of JSON strings: the bytes between the quotes, already checked by the reader.
enum JSONText {
  /// The text that the bytes stand for.
  ///
  /// - Throws: A fault at an escaped half of a surrogate pair that stands alone: no Unicode text can
  ///   hold it.
  static func string(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, origin: Int, escaped: Bool
  ) throws(JSONFault) -> String {
    let content = UnsafeRawBufferPointer(
      rebasing: bytes[range.lowerBound - origin..<range.upperBound - origin])
    guard escaped else { return String(decoding: content, as: UTF8.self) }
    return String(
      decoding: try unescape(content, offset: range.lowerBound), as: UTF8.self)
  }

  /// Whether the bytes stand for a text that is equal, as Swift's texts are, to one of the given UTF-8
  /// bytes: as Foundation's decoder finds the key of a member.
  static func equals(
    _ text: [UInt8], _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, origin: Int,
    escaped: Bool
  ) -> Bool {
    let content = UnsafeRawBufferPointer(
      rebasing: bytes[range.lowerBound - origin..<range.upperBound - origin])
    if escaped {
      guard let content = try? unescape(content, offset: 0) else { return false }
      return content == text || String(decoding: content, as: UTF8.self) == string(text)
    }
    if content.count == text.count, content.elementsEqual(text) { return true }
    // Texts of ASCII are equal only byte by byte.
    if isASCII(content), isASCII(text) { return false }
    return String(decoding: content, as: UTF8.self) == string(text)
  }

  /// Whether a text has no other letters than those of ASCII.
  static func isASCII(_ text: some Sequence<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 } }

  private static func string(_ text: [UInt8]) -> String { String(decoding: text, as: UTF8.self) }

  private static func unescape(
    _ content: UnsafeRawBufferPointer, offset: Int
  ) throws(JSONFault) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      let plain = content[index...].prefix { $0 != UInt8(ascii: "\\") }
      text.append(contentsOf: plain)
      index = plain.endIndex
      guard index < content.count else { break }
      let escape = content[index + 1]
      index += 2
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = UInt32(hexUnit(content, index))
        index += 4
        if scalar & 0xFC00 == 0xD800, index + 6 <= content.count, content[index] == 0x5C,
          content[index + 1] == UInt8(ascii: "u")
        {
          let low = UInt32(hexUnit(content, index + 2))
          if low & 0xFC00 == 0xDC00 {
            scalar = 0x10000 + (scalar & 0x3FF) << 10 + low & 0x3FF
            index += 6
          }
        }
        guard let scalar = Unicode.Scalar(scalar) else {
          throw JSONFault(
            offset: offset + index - 6,
            reason: "A string holds half of a surrogate pair, which is no character.")
        }
        text.append(contentsOf: String(Character(scalar)).utf8)
      default: text.append(escape)
      }
    }
    return text
  }

  private static func hexUnit(_ content: UnsafeRawBufferPointer, _ index: Int) -> UInt16 {
    var unit: UInt16 = 0
    for byte in content[index..<index + 4] {
      let digit = byte < 0x3A ? byte &- 0x30 : byte & 0xDF &- 0x37
      unit = unit << 4 | UInt16(digit & 0xF)
    }
    return unit
  }
}
