import Foundation

/// What a feed decoder does with each item.
struct FeedPlan<Element: Sendable>: Sendable {
  /// Decodes the bytes of one item and makes the element.
  typealias Handler = @Sendable (ItemReader, Data) throws -> Element

  var itemsAt: JSONPath
  var kindAt: JSONPath
  var format: FeedFormat
  var configure: @Sendable (JSONDecoder) -> Void
  /// The handlers of the kinds.
  var handlers: [FeedKind: Handler] = [:]
  /// Takes what has no handler.
  var fallback: (@Sendable (UnknownItem) throws -> Element)?
  /// Takes every item, whatever its kind.
  var universal: Handler?

  /// Whether a kind of this sort (text, integer, boolean) could be known.
  func expects(_ kind: FeedKind) -> Bool {
    handlers.isEmpty || handlers.keys.contains { $0.sort == kind.sort }
  }

  /// A handler that decodes a model and makes an element of it.
  static func handler<Model: Decodable & SendableMetatype>(
    _ model: Model.Type, _ make: @escaping @Sendable (Model) throws -> Element
  ) -> Handler {
    { reader, item in try make(reader.decode(Model.self, from: item)) }
  }
}
