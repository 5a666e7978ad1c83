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
