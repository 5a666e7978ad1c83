import Foundation
import Roster

/// A row that says what it was made of.
struct FeedRow: RowModel {
  let id: String
  var text: String
  var content: RowContent { RowContent(title: text) }
}

struct TextItem: Decodable {
  var id: Int64
  var text: String
}

struct PhotoItem: Decodable {
  var id: Int
  var url: String
}

/// Runs a body and gives what it reported to `Diagnostics`.
func heard<Result>(_ body: () throws -> Result) rethrows -> (Result, [Diagnostic]) {
  let heard = Guarded<[Diagnostic]>([])
  let result = try Diagnostics.withHandler({ fault in heard.withLock { $0.append(fault) } }, body)
  return (result, heard.withLock { $0 })
}

extension FeedResult where Element == AnyRow {
  /// The texts of the sample rows.
  var texts: [String] { models(of: FeedRow.self).map(\.text) }
}

extension FeedDecoder {
  /// The mixed feed of the acceptance cases.
  static func mixed(itemsAt items: JSONPath = .root, fallback: Bool = false) -> FeedDecoder {
    var feed = FeedDecoder(itemsAt: items, kindAt: "kind")
    feed.register("text", TextItem.self) { FeedRow(id: "text \($0.id)", text: $0.text) }
    feed.register("photo", PhotoItem.self) { FeedRow(id: "photo \($0.id)", text: $0.url) }
    if fallback {
      feed.registerFallback { unknown in
        FeedRow(id: "unknown \(unknown.position)", text: unknown.value.description)
      }
    }
    return feed
  }
}
