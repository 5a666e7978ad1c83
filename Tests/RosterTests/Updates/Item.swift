/// An element with an id and a content, written "A" or, with another content, "A*".
struct Item<ID: Hashable>: Identifiable, Equatable {
  let id: ID
  var content: Int
}

/// Items from words: the letters are the id, each star is another content.
func items(_ words: String) -> [Item<String>] {
  words.split(separator: " ").map { word in
    Item(id: word.filter { $0 != "*" }, content: word.count { $0 == "*" })
  }
}

extension Item: Sendable where ID: Sendable {}
