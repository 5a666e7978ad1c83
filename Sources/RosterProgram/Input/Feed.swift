import Roster

/// The items of an input, found by position and read when they are asked for.
final class Feed: Sendable {
  /// Where the items lie, for all commands.
  static let itemsOption = OptionSpec(
    "items", "PATH",
    "Where the array of items lies, by keys alone. Without it: the root, or the longest array near it."
  )

  /// The input as messages name it.
  let name: String
  private let input: InputFile
  private let index: ItemIndex
  /// Whether lines are read while they come through a pipe.
  private let isStreaming: Bool
  private let hasStreamed = Guarded(false)
  /// How often in a row the file was looked for and not there.
  private let misses = Guarded(0)

  /// Opens an input, and reads no more of it than is needed to know its format.
  ///
  /// - Parameters:
  ///   - name: A file, or `-` for standard input.
  ///   - items: Where the items lie in a document; `nil` to guess.
  ///   - isGrowing: Whether lines may be added: the input then has an item on each line.
  /// - Throws: `UnreadableInput`.
  init(opening name: String, items: JSONPath?, isGrowing: Bool = false) throws(UnreadableInput) {
    input = try InputFile(named: name)
    self.name = input.name
    let spool = input.spool
    if !isGrowing { spool?.waitForStart() }
    // A path to the items means a document, whatever the file is called.
    let format: FeedFormat =
      isGrowing ? .ndjson : items == nil ? FeedFormat(fileName: name) : .json
    var index = try Self.reading(input.name) { [path = input.path] in
      try ItemIndex(
        path: path, itemsAt: items ?? .root, format: format, isGrowing: isGrowing || spool != nil)
    }
    isStreaming = !isGrowing && spool != nil && index.format == .ndjson
    if !isGrowing, !isStreaming { try spool?.wait(name: input.name) }
    if items == nil, index.format == .json {
      index = try Self.reading(input.name) { [path = input.path, index] in
        guard let items = try ArrayFinder.path(in: path), items != .root else { return index }
        return try ItemIndex(path: path, itemsAt: items, format: .json)
      }
    }
    self.index = index
  }

  /// Opens an input and finds all its items.
  ///
  /// - Throws: `UnreadableInput`, also where a document is broken outside of its items.
  convenience init(named name: String, items: JSONPath?) throws(UnreadableInput) {
    try self.init(opening: name, items: items)
    try complete()
  }

  /// How the items are written.
  var format: FeedFormat { index.format }
  /// The number of items found so far.
  var count: Int { index.count }
  /// Whether all items have been found.
  var isComplete: Bool { isStreaming ? hasStreamed.withLock { $0 } : index.isComplete }
  /// The share of the input that was searched, from 0 to 1; `nil` if all was, or if nobody knows.
  var progress: Double? { isStreaming || index.isComplete ? nil : index.progress }
  /// Whether more may come: always to a file, and through a pipe until it is closed.
  var isOpen: Bool { input.spool.map { !$0.isComplete } ?? true }

  /// Searches another part of the input, of about a megabyte. Where lines come through a pipe and
  /// there are none now, waits for a moment.
  ///
  /// - Returns: Whether there is or may be more.
  @discardableResult func extend() throws(UnreadableInput) -> Bool {
    let hasMore = try Self.reading(name) { try index.extend() }
    guard isStreaming, !hasMore else { return hasMore }
    // Asked before looking: what came just before the end is still found.
    let wasOpen = isOpen
    if try refresh() == .grown { return true }
    if wasOpen {
      input.spool?.waitForMore()
      return true
    }
    hasStreamed.withLock { $0 = true }
    if count == 0 { throw UnreadableInput(name: name, reason: "The input is empty.") }
    return false
  }

  /// Finds all items.
  func complete() throws(UnreadableInput) {
    while try extend() {}
  }

  /// Looks whether the input has grown or is another.
  ///
  /// - Throws: `UnreadableInput`, also if the file is gone for good.
  func refresh() throws(UnreadableInput) -> ItemIndex.Growth {
    let wasOpen = isOpen
    let growth = try Self.reading(name) { try index.refresh() }
    let misses = misses.withLock { misses in
      misses = growth == .gone ? misses + 1 : 0
      return misses
    }
    if misses > Self.mostMisses {
      throw UnreadableInput(name: name, reason: "the file was removed while it was followed")
    }
    guard growth == .none, !wasOpen else { return growth }
    try input.spool?.wait(name: name)
    return index.finish() ? .grown : .none
  }

  /// A log that is put aside is not there for a moment, before another takes its place.
  private static let mostMisses = 5

  /// The item at a position.
  func item(at position: Int) throws(UnreadableInput) -> FeedItem {
    guard let item = try bytes(at: position) else {
      return .malformed(reason: "The item is no longer there.", text: "")
    }
    return FeedItem(item)
  }

  /// The bytes of an item; `nil` if it is no longer there.
  func bytes(at position: Int) throws(UnreadableInput) -> IndexedItem? {
    try Self.reading(name) { try index.item(at: position) }
  }

  /// Calls a closure with each item found so far, in order.
  func forEach(
    from start: Int = 0, _ body: (_ position: Int, _ item: FeedItem) throws -> Void
  ) throws {
    for position in start..<max(start, count) { try body(position, item(at: position)) }
  }

  private static func reading<Result>(
    _ name: String, _ body: () throws -> Result
  ) throws(UnreadableInput) -> Result {
    do {
      return try body()
    } catch let error as FileError {
      throw UnreadableInput(name: name, reason: error.reason)
    } catch {
      throw UnreadableInput(name: name, reason: "\(error)")
    }
  }
}
