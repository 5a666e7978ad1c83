import Foundation

/// What a feed decoder does with each item.
struct FeedPlan<Element: Sendable>: Sendable {
  /// What one kind of item is decoded into.
  struct Handler: Sendable {
    /// Decodes the bytes of one item and makes the element.
    let decode: @Sendable (JSONDecoder, Data) throws -> Element
    /// Decodes and makes nothing, to see whether the model takes what it is given.
    let probe: @Sendable (JSONDecoder, Data) throws -> Void

    init<Model: Decodable & SendableMetatype>(
      _ model: Model.Type, _ make: @escaping @Sendable (Model) throws -> Element
    ) {
      decode = { decoder, item in try make(decoder.decode(Model.self, from: item)) }
      probe = { decoder, item in _ = try decoder.decode(Model.self, from: item) }
    }
  }

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
}
