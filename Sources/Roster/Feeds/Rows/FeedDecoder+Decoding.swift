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
  /// - Throws: `FileError` if the file cannot be opened; `FeedError` with the rows before the error if
  ///   reading it fails later; otherwise as `decode(_:)`.
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
