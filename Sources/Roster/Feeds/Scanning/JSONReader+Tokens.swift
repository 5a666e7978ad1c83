extension JSONReader {
  /// How far a token could be read.
  enum Progress {
    case complete, incomplete, damaged
  }

  /// Reads on in a string, up to and including its closing quote.
  ///
  /// Escapes and multi-byte characters are read whole or not at all, so that a chunk may end in them.
  mutating func readString(
    _ bytes: UnsafeRawBufferPointer, _ index: inout Int, origin: Int
  ) throws(JSONFault) -> Progress {
    let isLenient = fault != nil
    while true {
      index = plainEnd(bytes, index)
      guard index < bytes.count else { return .incomplete }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return .complete
      }
      let length: Int
      let reason: String
      switch byte {
      case UInt8(ascii: "\\"):
        isEscaped = true
        length = isLenient ? min(2, bytes.count - index) : escapeLength(bytes, index)
        if isLenient && length < 2 { return .incomplete }
        reason = "A backslash begins no escape here."
      case 0..<0x20:
        length = isLenient ? 1 : -1
        reason = "A string holds a control character that is not escaped."
      default:
        length = isLenient ? 1 : UTF8Check.length(bytes, index)
        reason = "A string holds bytes that are not UTF-8."
      }
      if length > 0 {
        index += length
      } else if length == 0 {
        return .incomplete
      } else {
        try damage(at: origin + index, reason)
        return .damaged
      }
    }
  }

  mutating func endString(at end: Int) -> JSONEvent? {
    let isKey = token == .key
    token = .none
    if isRecovering { return nil }
    expectation = isKey ? .colon : afterValue
    guard depth <= watchedDepth else { return nil }
    eventDepth = depth
    let range = tokenStart..<end - 1
    return isKey ? .key(range, escaped: isEscaped) : .string(range, escaped: isEscaped)
  }

  /// Reads on in a number, up to the byte that ends it.
  mutating func readNumber(
    _ bytes: UnsafeRawBufferPointer, _ index: inout Int, origin: Int, isFinal: Bool
  ) throws(JSONFault) -> Progress {
    while index < bytes.count {
      let byte = bytes[index]
      if grammar.takesDigits && byte &- 0x30 < 10 || grammar.take(byte) {
        index += 1
      } else if grammar.isComplete && isDelimiter(byte) {
        return .complete
      } else {
        try damage(at: origin + index, "A number is not written as JSON writes it.")
        return .damaged
      }
    }
    guard isFinal else { return .incomplete }
    if grammar.isComplete { return .complete }
    throw cutOff(at: origin + index, "inside a number")
  }

  mutating func endNumber(at end: Int) -> JSONEvent? {
    token = .none
    expectation = afterValue
    guard depth <= watchedDepth else { return nil }
    eventDepth = depth
    return .number(tokenStart..<end)
  }

  /// The index of the first byte from `index` on that a string cannot simply hold: a quote, a
  /// backslash, a control character or a byte beyond ASCII. Eight bytes are looked at together.
  @inline(__always)
  private func plainEnd(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    var index = index
    let ones = 0x0101_0101_0101_0101 as UInt64
    let highs = 0x8080_8080_8080_8080 as UInt64
    while index + 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      // A borrow can mark only bytes after the first that is truly marked.
      let marks =
        ((quotes &- ones) | (slashes &- ones) | (word &- ones &* 0x20)) & ~word & highs
        | word & highs
      if marks != 0 { return index + marks.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      index += 1
    }
    return index
  }

  /// The length of the escape at `index`: 0 if the bytes end in it, -1 if it is none.
  private func escapeLength(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    guard index + 1 < bytes.count else { return 0 }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      for place in index + 2..<index + 6 {
        guard place < bytes.count else { return 0 }
        switch bytes[place] {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: continue
        default: return -1
        }
      }
      return 6
    default: return -1
    }
  }
}
