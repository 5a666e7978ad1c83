import Foundation

extension FeedDecoder {
  /// Decodes a whole feed.
  ///
  /// - Throws: `FeedError` if the feed is broken outside of its items; `CancellationError` if it is
  ///   called in a task that is cancelled meanwhile.
  /// - Complexity: O(*n*) for *n* bytes.
  public func decode(_ data: Data) throws -> FeedResult<AnyRow> {
    try plan.decode(data)
  }

  /// Decodes the feed in a file, which is read a part at a time. Files named `.ndjson` or `.jsonl`
  /// are newline-delimited, unless the format says otherwise.
  ///
  /// - Throws: `FileError` if the file cannot be read; otherwise as `decode(_:)`.
  public func decode(contentsOf path: String) throws -> FeedResult<AnyRow> {
    try plan.named(path).decode(FileBytes(path: path))
  }

  /// Decodes a whole feed whose items are all of one type, whatever their kind: records for a store.
  ///
  /// - Throws: As `decode(_:)`.
  /// - Complexity: O(*n*) for *n* bytes.
  public func decode<Record: Decodable & Sendable>(
    _ type: Record.Type, from data: Data
  ) throws -> FeedResult<Record> {
    try plan.universal(type).decode(data)
  }
}

extension FeedPlan {
  /// The same plan for records of one type.
  func universal<Record: Decodable & Sendable>(_ type: Record.Type) -> FeedPlan<Record> {
    var plan = FeedPlan<Record>(
      itemsAt: itemsAt, kindAt: .root, format: format, configure: configure)
    plan.universal = FeedPlan<Record>.handler(type) { $0 }
    return plan
  }

  /// The same plan for a file of that name.
  func named(_ path: String) -> FeedPlan {
    var plan = self
    if format == .automatic { plan.format = FeedFormat(fileName: path) }
    return plan
  }

  func decode(_ data: Data) throws -> FeedResult<Element> {
    var session = FeedSession(self, window: data)
    var result = FeedResult<Element>()
    try session.drain(isFinal: true, into: &result)
    return result
  }

  func decode(_ file: FileBytes) throws -> FeedResult<Element> {
    var session = FeedSession(self)
    var result = FeedResult<Element>()
    var offset = 0
    while true {
      let block = try file.read(at: offset, count: 1 << 20)
      offset += block.count
      session.append(block)
      try session.drain(isFinal: block.isEmpty, into: &result)
      if block.isEmpty { return result }
    }
  }
}

extension FeedSession {
  /// Decodes all that is whole, and adds it to a result that an error keeps.
  fileprivate mutating func drain(
    isFinal: Bool, into result: inout FeedResult<Element>
  ) throws {
    do {
      while try next(limit: 4_096, isFinal: isFinal, into: &result) {}
    } catch let error as FeedError {
      throw error.including(result)
    }
  }
}
