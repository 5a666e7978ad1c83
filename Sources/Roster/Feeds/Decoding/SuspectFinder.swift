import Foundation

/// Finds the value that Foundation's decoder refused without saying where it stands.
///
/// The decoder calls an item invalid, with no path, when a number does not fit its property or a text
/// is no Unicode. Here the values that could be meant are taken out one by one, the likeliest first,
/// until the decoder stops complaining.
struct SuspectFinder {
  /// A value that may be at fault.
  private struct Suspect {
    var range: Range<Int>
    var path: [String]
    var reason: String
    var rank: Int
  }

  /// So many suspects of each rank are tried, since an item may consist of nothing else.
  private static let limit = 8

  private var suspects: [Suspect] = []

  /// Whether the error is one that does not say what it means.
  static func isVague(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return false }
    return context.codingPath.isEmpty
      && context.debugDescription == "The given data was not valid JSON."
  }

  /// The path to the value at fault, and what is wrong with it.
  ///
  /// - Parameter decode: Decodes an item as the failed attempt did.
  /// - Complexity: O(*n*) for an item of *n* bytes.
  static func find(
    in item: Data, _ decode: (Data) throws -> Void
  ) -> (path: String, reason: String)? {
    var finder = SuspectFinder()
    item.withUnsafeBytes { finder.collect($0) }
    var removed: [Suspect] = []
    for suspect in finder.suspects.sorted(by: { $0.rank < $1.rank }) {
      removed.append(suspect)
      var altered = Data(item)
      for suspect in removed.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        // As good inside the quotes of a text as for a number.
        let start = altered.startIndex
        altered.replaceSubrange(
          start + suspect.range.lowerBound..<start + suspect.range.upperBound, with: [0x30])
      }
      do {
        try decode(altered)
      } catch {
        if isVague(error) { continue }
      }
      return (suspect.path.joined(separator: "."), suspect.reason)
    }
    return nil
  }

  private mutating func collect(_ bytes: UnsafeRawBufferPointer) {
    var reader = JSONReader()
    var path: [(key: String, index: Int?)] = []
    while let event = try? reader.next(bytes, origin: 0, isFinal: true) {
      if case .key(let range, let escaped) = event {
        let key = try? JSONText.string(bytes, range, origin: 0, escaped: escaped)
        path[path.count - 1].key = key ?? "?"
        continue
      }
      if case .close = event {
        path.removeLast()
        continue
      }
      if let index = path.last?.index {
        path[path.count - 1].index = index + 1
        path[path.count - 1].key = String(index)
      }
      switch event {
      case .open(let isObject, _): path.append(("", isObject ? nil : 0))
      case .number(let range):
        let literal = String(decoding: bytes[range], as: UTF8.self)
        let (rank, reason) = Self.judge(JSONNumber(checked: literal))
        add(range, path.map(\.key), reason, rank)
      case .string(let range, escaped: true):
        do throws(JSONFault) {
          _ = try JSONText.string(bytes, range, origin: 0, escaped: true)
        } catch {
          add(range, path.map(\.key), error.reason, 0)
        }
      default: break
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ path: [String], _ reason: String, _ rank: Int) {
    guard suspects.count(where: { $0.rank == rank }) < Self.limit else { return }
    suspects.append(Suspect(range: range, path: path, reason: reason, rank: rank))
  }

  private static func judge(_ number: JSONNumber) -> (rank: Int, reason: String) {
    let shown = number.literal.count > 40 ? number.literal.prefix(40) + "…" : number.literal[...]
    if !number.isInteger { return (1, "The number \(shown) does not fit: it has a fraction.") }
    guard number.integer(as: Int64.self) != nil else {
      return (0, "The number \(shown) does not fit: it is no 64-bit integer.")
    }
    return (2, "The number \(shown) does not fit.")
  }
}
