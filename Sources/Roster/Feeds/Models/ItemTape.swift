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
    /// Whether all keys of an object are of ASCII and without escapes: such a key is written in one way.
    var hasPlainKeys = true
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
  /// A null that stands for what is not there, behind all that is.
  let absent: Int
  /// What the models are decoded with.
  let strategies: DecodingStrategies

  /// Takes an item apart.
  ///
  /// - Throws: `JSONSyntaxError` if the item is no JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ item: Data, strategies: DecodingStrategies) throws {
    self.strategies = strategies
    bytes = Array(item)
    var nodes = try bytes.withUnsafeBytes { bytes in
      do throws(JSONFault) {
        return try TapeBuilder.nodes(bytes)
      } catch {
        throw JSONSyntaxError(error, in: bytes)
      }
    }
    absent = nodes.count
    nodes.append(Node(sort: .null, start: bytes.count, end: bytes.count, next: absent + 1))
    self.nodes = nodes
  }
}
