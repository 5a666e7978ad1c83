import Roster

/// The items of one of two feeds that are compared: who they are and where, each identity once.
struct DiffList {
  /// An item. Its content is read again when it is compared.
  struct Entry {
    let identity: DiffIdentity
    /// The item's place in the file.
    let position: Int
  }

  /// The items, without those whose identity occurred before.
  private(set) var entries: [Entry] = []
  /// The items that were left out, and where the identity occurred first.
  private(set) var repeats: [(position: Int, first: Int)] = []

  /// The items of a feed.
  ///
  /// - Parameter id: Where an item has its id; `nil` for the first guess that the item has.
  init(_ feed: Feed, id: JSONPath?) throws {
    var firsts: [DiffIdentity: Int] = [:]
    var equals: [FeedItem: Int] = [:]
    try feed.forEach { position, item in
      var identity = DiffIdentity(item, id: id)
      if case .content = identity {
        // Equal items without an id are told apart by their order: none is a repeat.
        identity = .content(item, number: equals[item, default: 0])
        equals[item, default: 0] += 1
      }
      if let first = firsts[identity] {
        repeats.append((position, first))
      } else {
        firsts[identity] = position
        entries.append(Entry(identity: identity, position: position))
      }
    }
  }
}
