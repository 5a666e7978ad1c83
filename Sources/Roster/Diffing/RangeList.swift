/// Ascending ranges that do not touch, built from ascending positions and ranges.
struct RangeList {
  private(set) var ranges: [Range<Int>] = []

  init() {}

  init(_ positions: some Sequence<Int>) {
    for position in positions { append(position..<position + 1) }
  }

  /// Adds a range that begins where the last one ends, or after it.
  mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
