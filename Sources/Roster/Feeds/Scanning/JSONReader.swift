/// Reads JSON text (RFC 8259) as a sequence of events, in one pass and without recursion.
///
/// The bytes may arrive in chunks: the reader stops anywhere, also inside a token, and goes on when
/// more are there. Tokens below `watchedDepth` are checked against the grammar but give no events, so
/// that what nobody asks for costs one look at each byte.
///
/// A value that begins at `recoveryDepth` survives its own faults: the first is kept in `fault`, and
/// the reader goes on to the end of the value by following strings and brackets alone. Where values
/// stand one to a line, the end of a damaged value is the end of its line.
struct JSONReader {
  /// What the grammar allows next.
  enum Expectation: UInt8 {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing
  }

  /// The token that the bytes read so far end in.
  enum Token: UInt8 {
    case none, key, string, number, junk
  }

  /// How many levels a value may be nested, as in Foundation's decoder.
  static let depthLimit = 512
  /// The fault of a value that goes on in the next line where each line is one.
  static let unfinishedLine = "The line ends before its value does."

  /// Whether values stand one after the other, each on a line, instead of one value alone.
  var isSeparated = false
  /// Values that begin at this depth survive their own faults; none do if it is negative.
  var recoveryDepth = -1
  /// The greatest depth at which tokens give events.
  var watchedDepth = Int.max

  /// The offset of the first byte that has not been read. The caller keeps the bytes from here on.
  var position = 0
  /// The offset from which the caller keeps the bytes: the start of a token that an event will name.
  var retained: Int {
    if token == .none || depth > watchedDepth { return position }
    return min(position, token == .string || token == .key ? tokenStart - 1 : tokenStart)
  }
  /// The number of objects and arrays that are open.
  var depth = 0
  /// The depth of the last event's value: the number of containers round it.
  var eventDepth = 0
  /// What the grammar allows next.
  var expectation = Expectation.value
  /// The first fault of the value that is being survived; the caller clears it for the next.
  var fault: JSONFault?

  var containers = BitStack()
  var token = Token.none
  var tokenStart = 0
  var isEscaped = false
  var grammar = NumberGrammar()
  /// Whether strings and brackets alone are followed, to the end of a damaged value.
  var isRecovering = false

  /// The next event, or `nil` if the bytes end before it.
  ///
  /// - Parameters:
  ///   - bytes: The input from `origin` on, which must not lie behind `position`.
  ///   - isFinal: Whether nothing follows these bytes.
  /// - Throws: A fault that no value survives.
  /// - Complexity: O(*n*) for the *n* bytes that are read.
  mutating func next(
    _ bytes: UnsafeRawBufferPointer, origin: Int, isFinal: Bool
  ) throws(JSONFault) -> JSONEvent? {
    var index = position - origin
    defer { position = origin + index }
    while true {
      switch token {
      case .none: break
      case .key, .string:
        switch try readString(bytes, &index, origin: origin) {
        case .complete: if let event = endString(at: origin + index) { return event }
        case .incomplete: return try end(isFinal, at: origin + bytes.count)
        case .damaged: break
        }
        continue
      case .number:
        switch try readNumber(bytes, &index, origin: origin, isFinal: isFinal) {
        case .complete: if let event = endNumber(at: origin + index) { return event }
        case .incomplete: return nil
        case .damaged: break
        }
        continue
      case .junk:
        guard skipJunk(bytes, &index) || isFinal else { return nil }
        return endJunk(at: origin + index)
      }
      while index < bytes.count, isSpace(bytes[index]), !endsLine(bytes[index]) { index += 1 }
      guard index < bytes.count else { return try end(isFinal, at: origin + index) }
      let byte = bytes[index]
      let offset = origin + index
      if isRecovering {
        if let event = try balance(byte, at: offset) {
          index += 1
          return event
        }
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where expectation.takesKey || expectation.takesValue:
        token = expectation.takesKey ? .key : .string
        tokenStart = offset + 1
        isEscaped = false
        index += 1
      case UInt8(ascii: "{") where expectation.takesValue,
        UInt8(ascii: "[") where expectation.takesValue:
        if depth - max(recoveryDepth, 0) >= Self.depthLimit {
          try damage(at: offset, "Nested deeper than \(Self.depthLimit) levels.", byte)
          continue
        }
        index += 1
        if let event = open(isObject: byte == UInt8(ascii: "{"), at: offset) { return event }
      case UInt8(ascii: "}") where depth > 0 && containers.top && expectation.takesEnd,
        UInt8(ascii: "]") where depth > 0 && !containers.top && expectation.takesEnd:
        index += 1
        if let event = close(at: offset + 1) { return event }
      case UInt8(ascii: ",") where expectation == .commaOrEnd:
        index += 1
        expectation = containers.top ? .key : .value
      case UInt8(ascii: ":") where expectation == .colon:
        index += 1
        expectation = .value
      case UInt8(ascii: "-") where expectation.takesValue,
        UInt8(ascii: "0")...UInt8(ascii: "9") where expectation.takesValue:
        token = .number
        tokenStart = offset
        grammar = NumberGrammar()
      case UInt8(ascii: "t") where expectation.takesValue,
        UInt8(ascii: "f") where expectation.takesValue,
        UInt8(ascii: "n") where expectation.takesValue:
        guard let length = wordLength(bytes, index, isFinal: isFinal) else {
          guard isFinal else { return nil }
          throw cutOff(at: origin + bytes.count, "inside a word")
        }
        if length == 0 {
          try damage(at: offset, nil, byte)
          continue
        }
        index += length
        expectation = afterValue
        if depth <= watchedDepth {
          eventDepth = depth
          return .word(offset..<offset + length, first: byte)
        }
      default:
        try damage(at: offset, endsLine(byte) ? Self.unfinishedLine : nil, byte)
      }
    }
  }
}

extension JSONReader.Expectation {
  var takesValue: Bool { self == .value || self == .valueOrEnd }
  var takesKey: Bool { self == .key || self == .keyOrEnd }
  var takesEnd: Bool { self == .commaOrEnd || self == .valueOrEnd || self == .keyOrEnd }
}
