import Roster

/// An item of a feed as it was read.
enum FeedItem: Hashable, Sendable {
  /// A JSON value.
  case value(JSONValue)
  /// What is no JSON: why, and the text itself.
  case malformed(reason: String, text: String)

  /// Reads an item.
  init(_ item: IndexedItem) {
    if item.isCapped {
      self = .malformed(
        reason: "The item is longer than \(item.bytes.count >> 20) MB.",
        text: String(decoding: item.bytes.prefix(4_096), as: UTF8.self))
      return
    }
    do {
      self = .value(try JSONValue(parsing: item))
    } catch {
      self = .malformed(
        reason: Self.reason(error), text: String(decoding: item.bytes, as: UTF8.self))
    }
  }

  /// The item as text, as JSON without spaces.
  var text: String {
    switch self {
    case .value(let value): value.description
    case .malformed(_, let text): text
    }
  }

  /// Why the text is no JSON. The place is counted from where the item begins.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? JSONSyntaxError else { return "\(error)" }
    let line = error.line == 1 ? "" : "line \(error.line), "
    return "No JSON at \(line)column \(error.column) of the item: \(error.reason)"
  }
}
