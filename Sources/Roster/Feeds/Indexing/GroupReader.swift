/// Takes the bytes of a group of items apart.
struct GroupReader {
  let format: FeedFormat
  let limit: Int

  /// The items in the bytes; the last one is capped if the bytes end before the group does.
  func items(_ bytes: [UInt8], offset: Int, isWhole: Bool) -> [IndexedItem] {
    format == .ndjson
      ? lines(bytes, offset: offset, isWhole: isWhole)
      : elements(bytes, offset: offset, isWhole: isWhole)
  }

  private func lines(_ bytes: [UInt8], offset: Int, isWhole: Bool) -> [IndexedItem] {
    var items: [IndexedItem] = []
    var scanner = LineScanner()
    bytes.withUnsafeBytes { buffer in
      scanner.scan(buffer) { items.append(item(bytes, $0, offset: offset, isWhole: true)) }
    }
    if let line = scanner.lastLine {
      items.append(item(bytes, line, offset: offset, isWhole: isWhole))
    }
    return items
  }

  private func elements(_ bytes: [UInt8], offset: Int, isWhole: Bool) -> [IndexedItem] {
    var items: [IndexedItem] = []
    var scanner = ItemScanner(path: .root, format: .json)
    // A group is a part of an array: between brackets it is one, but for a comma at its end.
    let array = [UInt8(ascii: "[")] + bytes + (isWhole ? [UInt8(ascii: "]")] : [])
    array.withUnsafeBytes { buffer in
      while let found = try? scanner.next(buffer, origin: 0, isFinal: isWhole) {
        items.append(item(array, found.range, offset: offset - 1, isWhole: true))
      }
    }
    if !isWhole {
      let start = scanner.openItem ?? scanner.retained
      items.append(item(array, start..<array.count, offset: offset - 1, isWhole: false))
    }
    return items
  }

  private func item(
    _ bytes: [UInt8], _ range: Range<Int>, offset: Int, isWhole: Bool
  ) -> IndexedItem {
    var part = bytes[range.prefix(limit)]
    while part.last == 0x0D { part.removeLast() }
    return IndexedItem(
      bytes: Array(part), offset: offset + range.lowerBound,
      isCapped: range.count > limit || !isWhole)
  }
}
