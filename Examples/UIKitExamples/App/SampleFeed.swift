import Foundation

/// Pages of a feed without a server.
enum SampleFeed {
  /// The bytes of a page, counted from 1; `nil` after the last.
  @MainActor static func page(_ number: Int) async throws -> Data? {
    guard (1...4).contains(number) else { return nil }
    let items = (number * 20..<number * 20 + 20).map { item($0) }.joined(separator: ",\n")
    return Data(
      """
      {"banner": {"title": "Spring sale", "text": "All week"}, "content_list": [
      \(items)
      ]}
      """.utf8)
  }

  private static func item(_ id: Int) -> String {
    switch id % 4 {
    case 0: #"{"content_style": "photo", "id": \#(id), "title": "Photo \#(id)", "picture": "sea"}"#
    case 1: #"{"content_style": "product", "id": \#(id), "name": "Bread", "price": "3.\#(id)"}"#
    case 2: #"{"content_style": "poll", "id": \#(id)}"#
    default:
      #"{"content_style": "news", "id": \#(id), "title": "News \#(id)", "summary": "From today"}"#
    }
  }
}
