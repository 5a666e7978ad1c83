/// An item that could not be shown as meant: which, and why.
public struct FeedProblem: Sendable, Hashable, CustomStringConvertible {
  /// The sort of fault: `bad-item` or `unknown-kind`.
  public var cause: Diagnostic.Cause
  /// The item's place in its list, counted from 0.
  public var position: Int
  /// The item's kind, if it could be read.
  public var kind: FeedKind?
  /// The way from the item to the value at fault, with dots; empty for the item itself.
  public var path: String
  /// What is wrong there, as a sentence.
  public var reason: String

  /// A problem with an item.
  public init(
    _ cause: Diagnostic.Cause, position: Int, kind: FeedKind? = nil, path: String = "",
    reason: String
  ) {
    self.cause = cause
    self.position = position
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// The problem as one line of text.
  public var description: String {
    let place = path.isEmpty ? "item \(position)" : "item \(position), \(path)"
    return "\(cause.rawValue) at \(place): \(reason)"
  }

  /// The problem as the replaceable hook hears it.
  var diagnostic: Diagnostic {
    let isUnknown = cause == .unknownKind
    return Diagnostic(
      cause,
      what: isUnknown ? "An item's kind is not registered." : "An item was left out.",
      place: path.isEmpty ? "item \(position)" : "item \(position), \(path)",
      why: reason,
      remedy: isUnknown
        ? "Register the kind, or a fallback for all that are unknown."
        : "Correct the item, or let its model accept it.")
  }
}

extension Diagnostic.Cause {
  /// An item of a feed that could not be decoded.
  public static let badItem: Diagnostic.Cause = "bad-item"
  /// An item of a feed whose kind is not registered.
  public static let unknownKind: Diagnostic.Cause = "unknown-kind"
  /// A kind that was registered twice.
  public static let repeatedKind: Diagnostic.Cause = "repeated-kind"
  /// A feed with `null` in the place of its items.
  public static let nullItems: Diagnostic.Cause = "null-items"
}
