import Foundation

/// One item taken apart: its values in a row, each with its bytes and the place of the next one.
final class ItemTape {
  /// The sort of a value or a key.
  enum Sort: UInt8 {
    case object, array, string, escapedString, number, yes, no, null
  }

  /// A value, or the key in front of one.
  struct Node {
    var sort: Sort
    /// The number of members or elements.
    var count: Int32 = 0
    /// The bytes: those between the quotes of a string.
    var start: Int
    var end: Int
    /// The node after this value and all that is inside it.
    var next: Int
  }

  let bytes: [UInt8]
  let nodes: [Node]
  /// What the models are decoded with.
  let strategies: DecodingStrategies

  /// Takes an item apart.
  ///
  /// - Throws: `JSONSyntaxError` if the item is no JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ item: Data, strategies: DecodingStrategies) throws {
    self.strategies = strategies
    bytes = Array(item)
    nodes = try bytes.withUnsafeBytes { bytes in
      do throws(JSONFault) {
        return try TapeBuilder.nodes(bytes)
      } catch {
        throw JSONSyntaxError(error, in: bytes)
      }
    }
  }
}
