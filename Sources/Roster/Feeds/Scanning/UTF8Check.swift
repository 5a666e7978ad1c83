/// Whether bytes are well-formed UTF-8 (Unicode, table 3-7): no overlong forms, no surrogates,
/// nothing beyond U+10FFFF.
enum UTF8Check {
  /// The length of the character whose first byte, beyond ASCII, is at `index`: 0 if the bytes end
  /// in it, -1 if it is none.
  static func length(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: return -1
    }
    guard index + 1 < bytes.count else { return 0 }
    guard second.contains(bytes[index + 1]) else { return -1 }
    for place in index + 2..<index + max(length, 2) {
      guard place < bytes.count else { return 0 }
      guard bytes[place] & 0xC0 == 0x80 else { return -1 }
    }
    return length
  }
}
