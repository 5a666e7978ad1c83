import Foundation

/// Decodes a model from a value on a tape, in place of Foundation's decoder.
///
/// It looks members up where they stand, so that nothing is made that no model asks for, reads
/// integers exactly, and says of every refusal where it happened.
final class TapeDecoder: Decoder {
  let tape: ItemTape
  /// The value's place on the tape.
  let index: Int
  let path: DecodingPath

  init(_ tape: ItemTape, _ index: Int, _ path: DecodingPath) {
    self.tape = tape
    self.index = index
    self.path = path
  }

  var strategies: DecodingStrategies { tape.strategies }
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { strategies.userInfo }

  /// A decoder for another value of the same item.
  func decoder(_ index: Int, _ path: DecodingPath) -> TapeDecoder {
    TapeDecoder(tape, index, path)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try KeyedValues<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try UnkeyedValues(self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// Refuses the value unless it is of the sort.
  func expect(_ sort: ItemTape.Sort, _ type: Any.Type) throws {
    let found = tape.nodes[index].sort
    guard found != sort else { return }
    if found == .null { throw error(.mismatch(found: found), type) }
    let reason = "Expected \(sort.name), found \(found.name)."
    throw DecodingError.typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: reason))
  }

  /// The keys of an object and the places of their values, in order.
  ///
  /// - Throws: `DecodingError` if a key is no text.
  func members() throws -> [(key: String, value: Int)] {
    do throws(ItemTape.Refusal) {
      return try tape.members(of: index)
    } catch {
      throw self.error(error, String.self)
    }
  }

  /// The error for a value that cannot be what is asked for.
  func error(_ refusal: ItemTape.Refusal, _ type: Any.Type) -> DecodingError {
    switch refusal {
    case .mismatch(.null):
      .valueNotFound(type, .init(codingPath: codingPath, debugDescription: "There is null."))
    case .mismatch(let found):
      .typeMismatch(
        type,
        .init(
          codingPath: codingPath, debugDescription: "Expected \(type), found \(found.name)."))
    case .unfit(let reason):
      .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
    }
  }
}

extension ItemTape.Sort {
  /// The sort in words.
  var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string, .escapedString: "a text"
    case .number: "a number"
    case .yes, .no: "a boolean"
    case .null: "null"
    }
  }
}
