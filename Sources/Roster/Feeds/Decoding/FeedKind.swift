/// What tells the kinds of items apart: a text, an integer or a boolean. `7` and `"7"` differ.
public enum FeedKind: Sendable, Hashable {
  /// A kind named by a text.
  case string(String)
  /// A kind named by an integer.
  case integer(Int64)
  /// A kind named by a boolean.
  case boolean(Bool)
}

extension FeedKind: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, CustomStringConvertible
{
  /// A kind named by a text.
  public init(stringLiteral text: String) { self = .string(text) }
  /// A kind named by an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A kind named by a boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// The kind as JSON writes it.
  public var description: String {
    switch self {
    case .string(let text): JSONValue.string(text).description
    case .integer(let value): String(value)
    case .boolean(let value): String(value)
    }
  }

  /// The sort of value that names the kind.
  var sort: String {
    switch self {
    case .string: "a text"
    case .integer: "an integer"
    case .boolean: "a boolean"
    }
  }
}
