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

  /// Opens an input, and reads no more of it than is needed to know its format.
  ///
  /// - Parameters:
  ///   - name: A file, or `-` for standard input.
  ///   - items: Where the items lie in a document; `nil` to guess.
  ///   - isGrowing: Whether lines may be added: the input then has an item on each line.
  /// - Throws: `UnreadableInput`.
  init(opening name: String, items: JSONPath?, isGrowing: Bool = false) throws(UnreadableInput) {
    input = try InputFile(named: name, endsLines: isGrowing)
    self.name = input.name
    if !isGrowing { try input.spool?.wait(name: input.name) }
    // A path to the items means a document, whatever the file is called.
    let format: FeedFormat =
      isGrowing ? .ndjson : items == nil ? FeedFormat(fileName: name) : .json
    index = try Self.reading(input.name) { [input] in
      let index = try ItemIndex(
        path: input.path, itemsAt: items ?? .root, format: format, isGrowing: isGrowing)
      guard items == nil, index.format == .json else { return index }
      if let path = try ArrayFinder.path(in: input.path), path != .root {
        return try ItemIndex(path: input.path, itemsAt: path, format: .json)
      }
      return index
    }
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
  var isComplete: Bool { index.isComplete }
  /// The share of the input that was searched, from 0 to 1.
  var progress: Double { index.progress }
  /// Whether more may come: always to a file, and through a pipe until it is closed.
  var isOpen: Bool { input.spool.map { !$0.isComplete } ?? true }

  /// Searches another part of the input, of about a megabyte.
  ///
  /// - Returns: Whether there is more.
  @discardableResult func extend() throws(UnreadableInput) -> Bool {
    try Self.reading(name) { try index.extend() }
  }

  /// Finds all items.
  func complete() throws(UnreadableInput) {
    while try extend() {}
  }

  /// Looks whether the input has grown or is another.
  func refresh() throws(UnreadableInput) -> ItemIndex.Growth {
    try Self.reading(name) { try index.refresh() }
  }

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
