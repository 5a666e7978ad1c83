/// The occurrences of ids that occur more than once, in order: costs nothing where none does.
@usableFromInline struct RepeatChains {
  /// For each number, that of the next occurrence of its id, or −1.
  private var following: [Int32] = []
  /// For each first number, that of the last occurrence.
  private var last: [Int32] = []
  /// For each first number, that of the next occurrence to give out, or −1.
  private var cursor: [Int32] = []

  @usableFromInline init() {}

  /// Whether no id occurs more than once.
  @usableFromInline var isEmpty: Bool { cursor.isEmpty }

  /// Adds an occurrence of the id that occurred first at `first`, among `count` numbers.
  @usableFromInline mutating func append(_ number: Int, after first: Int, of count: Int) {
    if isEmpty {
      following = Array(repeating: -1, count: count)
      last = Array(0..<Int32(count))
      cursor = last
    }
    following[Int(last[first])] = Int32(number)
    last[first] = Int32(number)
  }

  /// The next occurrence of the id that occurred first at `first`; `nil` if all were given out.
  @usableFromInline mutating func next(after first: Int) -> Int? {
    let number = Int(cursor[first])
    if number < 0 { return nil }
    cursor[first] = following[number]
    return number
  }
}
