import Foundation

/// Decodes items one after the other, with the strategies of a `JSONDecoder`.
struct ItemReader {
  private let strategies: DecodingStrategies

  init(_ configure: (JSONDecoder) -> Void) {
    let decoder = JSONDecoder()
    configure(decoder)
    strategies = DecodingStrategies(decoder)
  }

  /// Decodes the bytes of one item.
  func decode<Model: Decodable>(_ type: Model.Type, from item: Data) throws -> Model {
    let tape = try ItemTape(item, strategies: strategies)
    return try TapeDecoder(tape, 0, .root).decode(type)
  }
}
