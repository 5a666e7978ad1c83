/// One item of the feed.
public enum Post: Sendable, Equatable, Identifiable {
  case news(id: Int, title: String, summary: String)
  case photo(id: Int, title: String, picture: String)
  case product(id: Int, name: String, price: String)

  /// Who it is.
  public var id: String {
    switch self {
    case .news(let id, _, _): "news \(id)"
    case .photo(let id, _, _): "photo \(id)"
    case .product(let id, _, _): "product \(id)"
    }
  }
}
