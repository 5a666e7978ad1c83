/// Where the items of a large input are, so that any of them can be read when it is shown.
///
/// Newline-delimited input is searched for line ends alone; a document is followed by its structure.
/// Nothing is decoded and nothing is kept but the place of every 64th item or so.
///
/// The index may be read from any thread while another extends it.
package final class ItemIndex: Sendable {
  /// What became of an input that may have grown.
  package enum Growth: Sendable {
    case none, grown
    /// The input is another now, or was cut: the index begins anew.
    case replaced
    /// There is no file any more at the path. Another may come.
    case gone
  }

  /// What readers see while the index is extended.
  private struct State: Sendable {
    var part = IndexedPart()
    var offset = 0
    var isComplete = false
    var hasList = true
  }

  private struct Group: Sendable {
    var first = -1
    var items: [IndexedItem] = []
  }

  /// The file.
  package let path: String
  /// How the items are written, decided when the input was opened.
  package let format: FeedFormat

  private let builder: Guarded<IndexBuilder>
  private let state = Guarded(State())
  private let source: Guarded<ByteSource>
  private let cache = Guarded(Group())
  private let limit: Int

  /// Opens an input without reading more of it than its format asks for.
  ///
  /// - Parameters:
  ///   - path: The file; a pipe is read to its end.
  ///   - items: The keys that lead to the items of a document.
  ///   - format: How the items are written; by default the name and the first line decide.
  ///   - isGrowing: Whether more lines may be added: a last line without a newline then waits.
  ///   - limit: So many bytes of an item are read at most.
  /// - Throws: `FileError` if the file cannot be read.
  package init(
    path: String, itemsAt items: JSONPath = .root, format: FeedFormat = .automatic,
    isGrowing: Bool = false, limit: Int = 1 << 24
  ) throws {
    self.path = path
    self.limit = limit
    let source = try ByteSource(path: path)
    self.source = Guarded(source)
    self.format = try format.decided(path: path, items: items, source: source)
    builder = Guarded(
      IndexBuilder(source: source, format: self.format, path: items, isGrowing: isGrowing))
  }

  /// The number of items found so far.
  package var count: Int { state.withLock { $0.part.count } }

  /// Whether the whole input has been read.
  package var isComplete: Bool { state.withLock { $0.isComplete } }

  /// Whether the path led to a list. A whole input without one has no items: the key is absent, or
  /// its value is null.
  package var hasList: Bool { state.withLock { $0.hasList } }

  /// The share of the input that has been read, from 0 to 1.
  package var progress: Double {
    let (offset, isComplete) = state.withLock { ($0.offset, $0.isComplete) }
    if isComplete { return 1 }
    let size = (try? source.withLock { $0 }.size()) ?? 0
    return size > 0 ? min(1, Double(offset) / Double(size)) : 0
  }

  /// Reads another part of the input, of about one megabyte.
  ///
  /// - Returns: Whether there is more to read.
  /// - Throws: `FileError`; `JSONSyntaxError` if a document is broken outside of its items.
  @discardableResult package func extend() throws -> Bool {
    try builder.withLock { builder in
      try builder.step()
      publish(builder)
      return !builder.isComplete
    }
  }

  /// Reads the rest of the input, off the caller's actor.
  ///
  /// - Parameter report: Hears the number of items after each part.
  /// - Throws: As `extend()`; `CancellationError`.
  @concurrent package func build(_ report: @Sendable (Int) async -> Void = { _ in }) async throws {
    var hasMore = true
    while hasMore {
      try Task.checkCancellation()
      hasMore = try extend()
      await report(count)
    }
  }

  /// Looks whether the file has grown, was written anew, or is another; `extend()` then goes on.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  package func refresh() throws -> Growth {
    guard FileBytes.exists(path) else { return .gone }
    let now = try ByteSource(path: path)
    let isReplaced = try source.withLock { source throws(FileError) in
      guard case .file(let old) = source, case .file(let new) = now else { return false }
      let isSame = try builder.withLock { builder throws(FileError) in
        if try new.size() < builder.progress { return false }
        // A file that was cut may have grown past its old size since.
        return try builder.continues(in: now)
      }
      guard !isSame || old.identity != new.identity else { return false }
      source = now
      return true
    }
    guard isReplaced else {
      let isGrown = try builder.withLock { builder in
        try builder.resume()
        publish(builder)
        return !builder.isComplete
      }
      return isGrown ? .grown : .none
    }
    builder.withLock {
      $0 = IndexBuilder(source: now, format: format, path: $0.path, isGrowing: $0.isGrowing)
      publish($0)
    }
    cache.exchange(Group())
    return .replaced
  }

  /// Ends an input that does not grow any more: its last line counts then without a newline.
  ///
  /// - Returns: Whether that is one more item.
  package func finish() -> Bool {
    builder.withLock { builder in
      let isOneMore = builder.finish()
      publish(builder)
      return isOneMore
    }
  }

  /// The bytes of an item; `nil` if it is not indexed.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  /// - Complexity: O(log *n*) for *n* items, and one read of the item's neighbours.
  package func item(at position: Int) throws -> IndexedItem? {
    let place = state.withLock { state in
      position >= 0 && position < state.part.count ? state.part.group(of: position) : nil
    }
    guard let (group, end) = place else { return nil }
    let wanted = position - group.first
    let known = cache.withLock { cache in
      cache.first == group.first && wanted < cache.items.count ? cache.items[wanted] : nil
    }
    if let known { return known }
    let length = min(end - group.offset, IndexedPart.groupSize + limit)
    let bytes = try source.withLock { $0 }.read(at: group.offset, count: length)
    let items = GroupReader(format: format, limit: limit).items(
      bytes, offset: group.offset, isWhole: length == end - group.offset)
    cache.exchange(Group(first: group.first, items: items))
    return wanted < items.count ? items[wanted] : nil
  }

  private func publish(_ builder: IndexBuilder) {
    state.exchange(
      State(
        part: builder.part, offset: builder.progress, isComplete: builder.isComplete,
        hasList: builder.hasList))
  }
}
