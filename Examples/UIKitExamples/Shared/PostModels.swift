/// A post without a picture, as the server sends it.
public struct News: Decodable, Sendable, Equatable {
  let id: Int
  let title: String
  let summary: String
}

/// A post with a picture.
public struct Photo: Decodable, Sendable, Equatable {
  let id: Int
  let title: String
  let picture: String
}

/// Something that is for sale.
public struct Product: Decodable, Sendable, Equatable {
  let id: Int
  let name: String
  let price: String
}

/// What stands above the feed.
public struct Banner: Decodable, Sendable, Equatable {
  let title: String
  let text: String
}
