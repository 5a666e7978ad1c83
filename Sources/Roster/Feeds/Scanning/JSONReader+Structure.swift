extension JSONReader {
  /// What the grammar allows after a value at the present depth.
  var afterValue: Expectation { depth > 0 ? .commaOrEnd : isSeparated ? .value : .nothing }

  mutating func open(isObject: Bool, at offset: Int) -> JSONEvent? {
    containers.push(isObject)
    expectation = isObject ? .keyOrEnd : .valueOrEnd
    depth += 1
    guard depth - 1 <= watchedDepth else { return nil }
    eventDepth = depth - 1
    return .open(object: isObject, at: offset)
  }

  mutating func close(at end: Int) -> JSONEvent? {
    containers.pop()
    depth -= 1
    expectation = afterValue
    guard depth <= watchedDepth else { return nil }
    eventDepth = depth
    return .close(end: end)
  }

  /// Whether the byte is a line's end inside a value that should have ended on its line.
  func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A && isSeparated && depth > 0 }

  func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The length of `true`, `false` or `null` at `index`, 0 if there is another word, `nil` if the
  /// bytes end too early to tell.
  func wordLength(_ bytes: UnsafeRawBufferPointer, _ index: Int, isFinal: Bool) -> Int? {
    let word: StaticString =
      switch bytes[index] {
      case UInt8(ascii: "t"): "true"
      case UInt8(ascii: "f"): "false"
      default: "null"
      }
    let length = word.utf8CodeUnitCount
    for place in 0..<length {
      guard index + place < bytes.count else { return nil }
      if bytes[index + place] != word.utf8Start[place] { return 0 }
    }
    guard index + length < bytes.count else { return isFinal ? length : nil }
    return isDelimiter(bytes[index + length]) ? length : 0
  }

  /// Whether a number or a word may end before this byte.
  func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// The bytes have ended: nothing more to say for now, the proper end, or an error.
  func end(_ isFinal: Bool, at offset: Int) throws(JSONFault) -> JSONEvent? {
    guard isFinal else { return nil }
    if token == .none && depth == 0 {
      if isSeparated || expectation == .nothing { return nil }
      throw JSONFault(offset: offset, reason: "The input is empty.", isCutOff: true)
    }
    throw cutOff(
      at: offset,
      token == .key || token == .string ? "inside a string" : "before its last value does")
  }

  func cutOff(at offset: Int, _ place: String) -> JSONFault {
    JSONFault(offset: offset, reason: "The input ends \(place).", isCutOff: true)
  }
}
