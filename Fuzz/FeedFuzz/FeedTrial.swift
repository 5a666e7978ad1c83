import Foundation
import Roster

/// One input, decoded in every way that must agree.
struct FeedTrial {
  private struct Item: Decodable, Sendable {
    var id: Int64
    var text: String?
    var list: [Double]?
    var inner: [String: UInt8]?
  }

  private struct ItemRow: RowModel {
    var id: Int
    var text: String
    var content: RowContent { RowContent(title: text) }
  }

  private struct Outcome: Equatable {
    var rows: [String]
    var problems: [FeedProblem]
    var error: String?
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Stops the program if anything disagrees.
  func check() {
    Diagnostics.withHandler({ _ in }) {
      for path in [JSONPath.root, "a", "a.b"] {
        for format in [FeedFormat.automatic, .json, .ndjson] {
          let feed = decoder(path, format)
          let whole = outcome { try feed.decode(Data(bytes)) }
          let parts = outcome { try decodeInParts(feed) }
          precondition(whole == parts, "Whole and in parts differ: \(whole) \(parts)")
        }
      }
      checkValue()
    }
  }

  private func checkValue() {
    guard let value = try? JSONValue(parsing: bytes) else { return }
    guard let again = try? JSONValue(parsing: value.description) else {
      preconditionFailure("What was written cannot be read: \(value)")
    }
    precondition(value == again && value.hashValue == again.hashValue, "Not the same: \(value)")
    precondition(
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
        || hasOddities(value), "Foundation refuses: \(value)")
  }

  /// Whether there are numbers that Foundation cannot hold.
  private func hasOddities(_ value: JSONValue) -> Bool {
    switch value {
    case .number(let number): !number.double.isFinite || number.double == 0
    case .array(let elements): elements.contains(where: hasOddities)
    case .object(let members): members.contains { hasOddities($0.value) }
    default: false
    }
  }

  private func decoder(_ path: JSONPath, _ format: FeedFormat) -> FeedDecoder {
    var feed = FeedDecoder(itemsAt: path, kindAt: "k", format: format)
    feed.register("a", Item.self) { ItemRow(id: Int($0.id), text: "\($0)") }
    feed.register(1, Item.self) { ItemRow(id: Int($0.id), text: "\($0)") }
    feed.registerFallback { ItemRow(id: $0.position, text: $0.value.description) }
    return feed
  }

  private func outcome(_ body: () throws -> FeedResult<AnyRow>) -> Outcome {
    func texts(_ result: FeedResult<AnyRow>) -> [String] {
      result.models(of: ItemRow.self).map(\.text)
    }
    do {
      let result = try body()
      return Outcome(rows: texts(result), problems: result.problems)
    } catch let error as FeedError {
      return Outcome(
        rows: texts(error.result), problems: error.result.problems, error: error.description)
    } catch {
      preconditionFailure("An unexpected error: \(error)")
    }
  }

  /// Decodes in chunks whose lengths the input decides.
  private func decodeInParts(_ feed: FeedDecoder) throws -> FeedResult<AnyRow> {
    let length = Int(bytes.first ?? 0) % 7 + 1
    let chunks = stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
    let stream = AsyncStream { continuation in
      for chunk in chunks { continuation.yield(chunk) }
      continuation.finish()
    }
    return try Waiting { try await feed.batches(of: stream).collected() }.result()
  }
}
