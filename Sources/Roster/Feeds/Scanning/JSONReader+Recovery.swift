extension JSONReader {
  /// Notes a fault that the value in force survives, or throws it.
  ///
  /// - Parameters:
  ///   - reason: What is wrong; if `nil`, that `byte` is not what the grammar expects.
  ///   - byte: The offending byte where it stands between tokens.
  mutating func damage(
    at offset: Int, _ reason: String?, _ byte: UInt8? = nil
  ) throws(JSONFault) {
    let found = JSONFault(offset: offset, reason: reason ?? unexpected(byte ?? 0))
    if isSeparated {
      // Nothing on this line can be told from the damage; everything after it can.
      if token == .none { tokenStart = offset }
      if token == .string { tokenStart -= 1 }
      token = .junk
    } else if recoveryDepth < 0 || depth < recoveryDepth {
      throw found
    } else if depth > recoveryDepth {
      isRecovering = true
      if token == .number { token = .none }
    } else if token == .none {
      // In an item's place, but not a part of the brackets and commas that the list is made of.
      guard expectation.takesValue, let byte, !isDelimiter(byte) else { throw found }
      tokenStart = offset
      token = .junk
    } else if token == .number {
      token = .junk
    }
    fault = fault ?? found
  }

  /// Follows a damaged value by its brackets and strings.
  mutating func balance(_ byte: UInt8, at offset: Int) throws(JSONFault) -> JSONEvent? {
    switch byte {
    case UInt8(ascii: "\""): token = .string
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      containers.push(byte == UInt8(ascii: "{"))
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard containers.top == (byte == UInt8(ascii: "}")) else {
        let brackets = containers.top ? "“]” closes “{”" : "“}” closes “[”"
        throw JSONFault(offset: offset, reason: "Brackets do not match: \(brackets).")
      }
      isRecovering = depth - 1 > recoveryDepth
      let event = close(at: offset + 1)
      return isRecovering ? nil : event
    default: break
    }
    return nil
  }

  /// Skips what is no value: to the end of the line, or to where another value could begin. False if
  /// the bytes end first.
  func skipJunk(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> Bool {
    while index < bytes.count {
      if isSeparated ? bytes[index] == 0x0A : isDelimiter(bytes[index]) { return true }
      index += 1
    }
    return false
  }

  mutating func endJunk(at end: Int) -> JSONEvent {
    token = .none
    eventDepth = recoveryDepth
    guard isSeparated, depth > 0 else {
      expectation = afterValue
      return .junk(tokenStart..<end)
    }
    containers.removeAll()
    depth = 0
    expectation = afterValue
    return .close(end: end)
  }

  private func unexpected(_ byte: UInt8) -> String {
    let wanted =
      switch expectation {
      case .value: "a value"
      case .valueOrEnd: "a value or “]”"
      case .key: "a key in quotes"
      case .keyOrEnd: "a key in quotes or “}”"
      case .colon: "a colon after the key"
      case .commaOrEnd: containers.top ? "a comma or “}”" : "a comma or “]”"
      case .nothing: "the end of the input"
      }
    let found =
      byte > 0x20 && byte < 0x7F
      ? "“\(Unicode.Scalar(byte))”" : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    return "Expected \(wanted), found \(found)."
  }
}
