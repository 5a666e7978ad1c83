/// A place in a text as people count it: lines and columns from 1, columns in Unicode scalars.
struct TextPosition: Hashable {
  private(set) var line = 1
  private(set) var column = 1

  /// Moves on over the bytes.
  ///
  /// - Complexity: O(*n*); eight bytes are looked at together.
  mutating func advance(over bytes: UnsafeRawBufferPointer) {
    var lastLineStart = 0
    var index = 0
    let ones = 0x0101_0101_0101_0101 as UInt64
    let highs = 0x8080_8080_8080_8080 as UInt64
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word =
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* 0x0A)
        if (word &- ones) & ~word & highs == 0 {
          index += 8
          continue
        }
      }
      if bytes[index] == 0x0A {
        line += 1
        column = 1
        lastLineStart = index + 1
      }
      index += 1
    }
    for byte in bytes[lastLineStart...] where byte & 0xC0 != 0x80 { column += 1 }
  }
}
