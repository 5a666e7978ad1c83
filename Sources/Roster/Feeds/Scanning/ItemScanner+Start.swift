extension ItemScanner {
  /// Looks at the first bytes for their encoding and format. False if too few are there.
  mutating func isStarted(
    _ bytes: UnsafeRawBufferPointer, origin: Int, isFinal: Bool
  ) throws(JSONFault) -> Bool {
    if phase == .start {
      guard bytes.count >= 4 || isFinal else { return false }
      reader.position = try Self.textStart(bytes)
      phase = .undecided
    }
    guard phase == .undecided else { return true }
    switch format {
    case .json: phase = .seeking
    case .ndjson: beginLines()
    case .automatic:
      let byte = nextByte(bytes, origin: origin)
      guard byte != nil || isFinal else { return false }
      if byte == nil || byte == UInt8(ascii: "[") { format = .json }
      if format == .json { phase = .seeking } else { beginLines() }
    }
    reader.watchedDepth = 0
    return true
  }

  /// The item that was held back, once another value shows that each line is one.
  mutating func release(
    _ bytes: UnsafeRawBufferPointer, origin: Int, isFinal: Bool
  ) throws(JSONFault) -> ScannedItem? {
    guard let held = item else { return nil }
    let start = held.range.lowerBound
    let isWholeLine = held.fault?.reason != JSONReader.unfinishedLine
    if isWholeLine, nextByte(bytes, origin: origin) != nil {
      format = .ndjson
      item = nil
      isHeld = false
      return held
    }
    guard isFinal || !isWholeLine else { return nil }
    if held.shape == .scalar, bytes[start - origin] == UInt8(ascii: "n"), held.fault == nil {
      outcome = .null
      item = nil
      isHeld = false
      return nil
    }
    if let fault = held.fault, isWholeLine { throw fault }
    throw misled(
      held.shape == .object ? "an object" : held.shape == .array ? "an array" : "a single value",
      at: start)
  }

  /// Where the text starts, after a byte order mark.
  ///
  /// - Parameter isInput: Whether an input begins here. The encoding was told there: a zero in the
  ///   middle of an input is a damaged byte.
  /// - Throws: A fault if the input is UTF-16 or UTF-32. JSON text begins with two ASCII characters,
  ///   or is a single one, so a zero among the first four bytes tells.
  static func textStart(
    _ bytes: UnsafeRawBufferPointer, isInput: Bool = true
  ) throws(JSONFault) -> Int {
    let first = bytes.prefix(4)
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { return 3 }
    guard isInput else { return 0 }
    if first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE]) || first.contains(0) {
      throw JSONFault(offset: 0, reason: "The input is UTF-16 or UTF-32; JSON is UTF-8.")
    }
    return 0
  }

  private mutating func beginLines() {
    outcome = .items
    reader.isSeparated = true
    beginItems(depth: 0)
  }

  /// The next byte that is no space, which stays unread.
  private mutating func nextByte(_ bytes: UnsafeRawBufferPointer, origin: Int) -> UInt8? {
    while reader.position - origin < bytes.count {
      let byte = bytes[reader.position - origin]
      guard reader.isSpace(byte) else { return byte }
      reader.position += 1
    }
    return nil
  }
}
