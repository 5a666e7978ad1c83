/// The way from a JSON value to one inside it: keys of objects and indices of arrays.
///
/// Written with dots: `"data.items"`, `"data.items.0.name"`. A key that holds a dot itself is reached
/// with `init(_:)`.
public struct JSONPath: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The keys and indices, outermost first. None: the value itself.
  public var components: [String]

  /// A path through the given keys and indices.
  public init(_ components: [String]) { self.components = components }

  /// A path written with dots. An empty text, or one dot, is the value itself.
  public init(_ text: String) {
    components =
      text.isEmpty || text == "."
      ? []
      : text.split(
        separator: ".", omittingEmptySubsequences: false
      ).map(String.init)
  }

  /// A path written with dots.
  public init(stringLiteral text: String) { self.init(text) }

  /// The value itself.
  public static let root = JSONPath([])

  /// The path written with dots.
  public var description: String { components.joined(separator: ".") }
}
