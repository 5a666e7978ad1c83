import Roster

/// What makes an item the same in two feeds.
enum DiffIdentity: Hashable {
  /// Its id.
  case id(ItemID)
  /// The item itself, where it has no id, and which of those that are equal.
  case content(FeedItem, number: Int)

  /// The identity of an item, as the first of those that are equal.
  init(_ item: FeedItem, id path: JSONPath?) {
    self = .content(item, number: 0)
    guard case .value(let value) = item, value.object != nil || path != nil else { return }
    let ids = path.map { [value[path: $0]] } ?? FieldRole.id.guesses.map { value[$0] }
    if let id = ids.lazy.compactMap({ ItemID($0) }).first { self = .id(id) }
  }
}
