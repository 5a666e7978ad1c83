/// What an index knows so far: where every group of items begins.
///
/// A group is read and searched to find one of its items. Groups end after 64 items, or when they
/// have become long, so that reading one costs little and a million items need a few hundred
/// kilobytes.
struct IndexedPart: Sendable {
  /// Items of a group.
  static let groupCount = 64
  /// A group of so many bytes takes no further item.
  static let groupSize = 1 << 18

  struct Group: Sendable {
    /// The offset of the group's first item.
    var offset: Int
    /// The position of the group's first item.
    var first: Int
  }

  private(set) var groups: [Group] = []
  private(set) var count = 0
  /// One past the last byte of the last item.
  private(set) var end = 0

  mutating func add(_ item: Range<Int>) {
    if let last = groups.last, count - last.first < Self.groupCount,
      item.lowerBound - last.offset < Self.groupSize
    {
      // The item belongs to the group.
    } else {
      groups.append(Group(offset: item.lowerBound, first: count))
    }
    count += 1
    end = item.upperBound
  }

  /// The group that holds an item, and the offset where the group ends.
  ///
  /// - Complexity: O(log *n*) for *n* groups.
  func group(of position: Int) -> (group: Group, end: Int) {
    var low = 0
    var high = groups.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if groups[middle].first <= position { low = middle } else { high = middle }
    }
    return (groups[low], low + 1 < groups.count ? groups[low + 1].offset : end)
  }
}
