/// Finds the items of a feed in one pass over its bytes, and reads each item's kind on the way.
struct ItemScanner {
  /// What was found where the items should be.
  enum Outcome {
    case absent, null, items
  }

  enum Phase {
    case start, undecided, seeking, items, rest
  }

  /// What was found so far at the items' path.
  var outcome = Outcome.absent
  /// The number of items found so far.
  var count = 0

  var reader = JSONReader()
  var phase = Phase.start
  var kind: KindFinder
  var format: FeedFormat
  let path: [[UInt8]]
  let pathText: String
  /// How many keys of the path lead to where the reader is.
  var matched = 0
  /// Whether the next value is the one that the path leads through.
  var isNext = true
  var itemDepth = 0
  /// The item that the reader is in, or the one held back while the format is undecided.
  var item: ScannedItem?
  var isHeld = false

  /// Whether the caller will read the items' bytes.
  let keepsItems: Bool

  /// - Parameters:
  ///   - path: The keys that lead to the items; none if they are at the root.
  ///   - kindPath: The keys that lead from an item to its kind; none if nobody asks for it.
  ///   - keepsItems: Whether the caller will read the items' bytes, and not only where they are.
  init(path: JSONPath, kindPath: JSONPath = .root, format: FeedFormat, keepsItems: Bool = true) {
    self.keepsItems = keepsItems
    self.path = path.components.map { Array($0.utf8) }
    pathText = path.description
    self.format = path.components.isEmpty ? format : .json
    kind = KindFinder(path: kindPath.components)
  }

  /// The offset of the first byte that has not been read.
  var position: Int { reader.position }
  /// The offset from which the caller keeps the bytes.
  var retained: Int {
    if keepsItems || isHeld, let item { return item.range.lowerBound }
    return reader.retained
  }

  /// The offset where the item begins that the scanner is in.
  var openItem: Int? { item?.range.lowerBound }

  /// The next item, or `nil` if the bytes end before it does.
  ///
  /// - Parameters:
  ///   - bytes: The input from `origin` on, which must not lie behind `retained`.
  ///   - isFinal: Whether nothing follows these bytes: `nil` then says that the input was whole.
  /// - Throws: A fault that is not inside one item.
  /// - Complexity: O(*n*) for the *n* bytes that are read.
  mutating func next(
    _ bytes: UnsafeRawBufferPointer, origin: Int, isFinal: Bool
  ) throws(JSONFault) -> ScannedItem? {
    guard try isStarted(bytes, origin: origin, isFinal: isFinal) else { return nil }
    if isHeld { return try release(bytes, origin: origin, isFinal: isFinal) }
    while let event = try reader.next(bytes, origin: origin, isFinal: isFinal) {
      if phase == .seeking {
        try seek(event, bytes, origin: origin)
      } else if phase == .items, let found = take(event, bytes, origin: origin) {
        guard format == .automatic else { return found }
        item = found
        isHeld = true
        return try release(bytes, origin: origin, isFinal: isFinal)
      }
    }
    if isFinal, reader.isSeparated, count == 0 {
      throw JSONFault(offset: reader.position, reason: "The input is empty.", isCutOff: true)
    }
    return nil
  }

  /// Takes an event inside the list; the item, if the event ends one.
  private mutating func take(
    _ event: JSONEvent, _ bytes: UnsafeRawBufferPointer, origin: Int
  ) -> ScannedItem? {
    let level = reader.eventDepth - itemDepth
    if level > 0 {
      kind.take(event, level: level, bytes, origin: origin)
      if kind.isDone { reader.watchedDepth = itemDepth }
      return nil
    }
    if level < 0 {
      phase = .rest
      reader.watchedDepth = -1
      reader.recoveryDepth = -1
      return nil
    }
    switch event {
    case .open(let isObject, let start):
      item = ScannedItem(
        position: count, range: start..<start, shape: isObject ? .object : .array)
      kind.reset()
      reader.watchedDepth = isObject ? itemDepth + kind.depth : itemDepth
      return nil
    case .close(let end): return finish(item?.range.lowerBound ?? end, end)
    case .string(let range, _): return finish(range.lowerBound - 1, range.upperBound + 1)
    case .number(let range), .word(let range, _), .junk(let range):
      return finish(range.lowerBound, range.upperBound)
    case .key: return nil
    }
  }

  private mutating func finish(_ start: Int, _ end: Int) -> ScannedItem {
    var found = item ?? ScannedItem(position: count, range: start..<end, shape: .scalar)
    found.range = start..<end
    if found.shape == .object { found.kind = kind.found }
    found.fault = reader.fault
    reader.fault = nil
    reader.watchedDepth = itemDepth
    count += 1
    item = nil
    return found
  }
}
