/// What an app writes without Roster: an item that reads its kind, and then itself as that kind.
enum TwoPassItem: Decodable {
  case news(News)
  case product(Product)
  case fund(Fund)
  case photo(Photo)

  private enum Keys: CodingKey { case kind }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "news": self = .news(try News(from: decoder))
    case "product": self = .product(try Product(from: decoder))
    case "fund": self = .fund(try Fund(from: decoder))
    case "photo": self = .photo(try Photo(from: decoder))
    case let kind:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "Unknown kind \(kind)")
    }
  }
}
