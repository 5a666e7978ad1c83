extension ItemScanner {
  /// Follows the path from the root to the list of items.
  mutating func seek(
    _ event: JSONEvent, _ bytes: UnsafeRawBufferPointer, origin: Int
  ) throws(JSONFault) {
    if case .key(let range, let escaped) = event {
      // The first member of a name wins, as in Foundation's decoder.
      isNext = JSONText.equals(
        path[matched - 1], bytes, range, origin: origin, escaped: escaped)
      return
    }
    if case .close = event {
      if reader.eventDepth < matched { endSearch(.absent) }
      return
    }
    guard isNext else { return }
    isNext = false
    switch event {
    case .word(_, first: UInt8(ascii: "n")): endSearch(.null)
    case .open(object: false, _) where matched == path.count:
      outcome = .items
      beginItems(depth: matched + 1)
    case .open(object: true, _) where matched < path.count:
      matched += 1
      reader.watchedDepth = matched
    case .open(let isObject, let offset):
      throw misled(isObject ? "an object" : "an array", at: offset)
    case .string(let range, _): throw misled("a string", at: range.lowerBound - 1)
    case .number(let range): throw misled("a number", at: range.lowerBound)
    case .word(let range, _): throw misled("a boolean", at: range.lowerBound)
    case .junk, .key, .close: break
    }
  }

  mutating func beginItems(depth: Int) {
    phase = .items
    itemDepth = depth
    reader.recoveryDepth = depth
    reader.watchedDepth = depth
  }

  private mutating func endSearch(_ outcome: Outcome) {
    self.outcome = outcome
    phase = .rest
    reader.watchedDepth = -1
  }

  /// An error for a path that leads elsewhere.
  func misled(_ found: String, at offset: Int) -> JSONFault {
    let place =
      switch (matched, path.count) {
      case (_, 0): "The document is \(found), but its items are expected in an array"
      case (0, _): "The document is \(found), but “\(pathText)” is a path through objects"
      case (let matched, let count) where matched == count:
        "“\(pathText)” is \(found), not an array"
      default: "The path “\(pathText)” leads through \(found)"
      }
    let remedy =
      path.isEmpty ? ": name the keys that lead to them, or say that each line is one" : ""
    return JSONFault(offset: offset, reason: place + remedy + ".")
  }
}
