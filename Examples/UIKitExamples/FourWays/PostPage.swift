/// A page of the feed, as the three older ways decode it: an item that cannot be read is left out.
struct PostPage: Decodable {
  let banner: Banner?
  let posts: [Post]

  private enum Key: String, CodingKey {
    case banner
    case items = "content_list"
  }

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: Key.self)
    banner = try page.decodeIfPresent(Banner.self, forKey: .banner)
    var posts: [Post] = []
    if page.contains(.items) {
      var items = try page.nestedUnkeyedContainer(forKey: .items)
      while !items.isAtEnd {
        if let post = try? items.decode(Post.self) {
          posts.append(post)
        } else {
          // A failed item is not stepped over by itself.
          _ = try items.superDecoder()
        }
      }
    }
    self.posts = posts
  }
}

/// One item of the feed.
enum Post: Decodable, Sendable, Equatable {
  case news(News)
  case photo(Photo)
  case product(Product)

  private enum Key: String, CodingKey {
    case kind = "content_style"
  }

  init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .kind)
    switch kind {
    case "news": self = .news(try News(from: decoder))
    case "photo": self = .photo(try Photo(from: decoder))
    case "product": self = .product(try Product(from: decoder))
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown kind \(kind)"))
    }
  }

  var id: String {
    switch self {
    case .news(let news): "news \(news.id)"
    case .photo(let photo): "photo \(photo.id)"
    case .product(let product): "product \(product.id)"
    }
  }
}
