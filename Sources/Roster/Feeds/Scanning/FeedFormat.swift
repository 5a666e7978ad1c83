/// How the items of a feed are written.
public enum FeedFormat: Sendable, Hashable {
  /// One JSON document; the items are an array in it.
  case json
  /// Newline-delimited JSON: an item on each line. Blank lines are skipped.
  case ndjson
  /// Decided by the bytes: newline-delimited if the first line is a whole value that is not an array
  /// and another value follows it; otherwise one document.
  case automatic
}

extension FeedFormat {
  /// The format that a file's name tells: newline-delimited if it ends in `.ndjson` or `.jsonl`.
  public init(fileName: String) {
    let name = fileName.lowercased()
    self = name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") ? .ndjson : .automatic
  }
}
