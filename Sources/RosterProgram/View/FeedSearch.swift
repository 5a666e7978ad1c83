import Roster

/// Finds items by a text in their bytes, whatever the case of its letters.
struct FeedSearch: Sendable {
  private let query: String
  private let bytes: [UInt8]
  private let feed: Feed
  private let order: ItemOrder

  init(_ query: String, in feed: Feed, _ order: ItemOrder) {
    self.query = query.lowercased()
    bytes = Array(self.query.utf8)
    self.feed = feed
    self.order = order
  }

  /// The next row whose item has the text, from a row on, that row included.
  ///
  /// - Complexity: O(*n*) for the bytes of the items in between. Stops when its task is cancelled.
  @concurrent func row(from start: Int, isForward: Bool) async -> Int? {
    guard !bytes.isEmpty else { return nil }
    var row = start
    while !Task.isCancelled, let position = order.position(ofRow: row) {
      if let item = try? feed.bytes(at: position), matches(item) { return row }
      row += isForward ? 1 : -1
    }
    return nil
  }

  private func matches(_ item: IndexedItem) -> Bool {
    if contains(item.bytes) { return true }
    // Letters beyond ASCII have a case of their own, and a text may write any letter as an escape.
    let isPlain = item.bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
    return !isPlain && FeedItem(item).text.lowercased().contains(query)
  }

  private func contains(_ item: [UInt8]) -> Bool {
    let first = bytes[0]
    return item.withUnsafeBufferPointer { item in
      for start in 0..<max(0, item.count - bytes.count + 1) where Self.small(item[start]) == first {
        if bytes.indices.allSatisfy({ Self.small(item[start + $0]) == bytes[$0] }) { return true }
      }
      return false
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
