/// What the reader met. Offsets are counted from the start of the input.
enum JSONEvent: Equatable {
  /// An object or an array begins.
  case open(object: Bool, at: Int)
  /// An object or an array has ended; `end` is one past its bracket.
  case close(end: Int)
  /// A member's key: the bytes between the quotes, and whether they hold escapes.
  case key(Range<Int>, escaped: Bool)
  /// A string value: the bytes between the quotes, and whether they hold escapes.
  case string(Range<Int>, escaped: Bool)
  /// A number's literal.
  case number(Range<Int>)
  /// `true`, `false` or `null`, told apart by the first byte.
  case word(Range<Int>, first: UInt8)
  /// Something at an item's place that is no value. The reader's fault says why.
  case junk(Range<Int>)
}
