import Foundation

/// A feed of four kinds that follow each other in turn, about 360 bytes an item.
enum SampleFeed {
  private static let text = """
    The quick brown fox jumps over the lazy dog while 你好世界 watches from the hill and says \
    nothing at all about it.
    """

  static func json(items: Int) -> Data {
    Data("[\((0..<items).map(item).joined(separator: ",\n"))]".utf8)
  }

  private static func item(_ id: Int) -> String {
    switch id % 4 {
    case 0:
      """
      {"id": \(id), "kind": "news", "title": "News number \(id)", "summary": "\(text)", \
      "author": "Author \(id % 97)", "tags": ["a", "bb", "ccc"], "url": "https://example.com/\(id)", \
      "published": \(1_600_000_000 + id), "score": \(Double(id) / 7)}
      """
    case 1:
      """
      {"id": \(id), "kind": "product", "name": "Product \(id)", "price": \(Double(id) / 100), \
      "currency": "EUR", "stock": \(id % 50), "image": "https://example.com/images/\(id).png", \
      "attributes": {"color": "red", "size": "XL", "material": "\(text)"}}
      """
    case 2:
      """
      {"id": \(id), "kind": "fund", "name": "Fund \(id)", "code": "F\(id)", \
      "rate": \(Double(id % 500) / 100), "history": [1.01, 1.02, 1.034, 1.05, 1.02, 0.99, 1.11], \
      "risk": "\(text)", "note": "\(text)"}
      """
    default:
      """
      {"id": \(id), "kind": "photo", "url": "https://example.com/p/\(id).jpg", \
      "size": {"width": 1024, "height": 768}, "caption": "\(text)\\n\(text)", "likes": \(id % 1_001)}
      """
    }
  }
}
