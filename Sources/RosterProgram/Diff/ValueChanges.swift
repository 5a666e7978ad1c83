import Roster

/// What differs between two values of one item, leaf by leaf.
struct ValueChanges {
  /// One value that differs.
  struct Change: Equatable {
    /// The way to it, with dots; empty for the item itself.
    let path: String
    /// What it was; `nil` if it was not there.
    let old: JSONValue?
    /// What it is; `nil` if it is gone.
    let new: JSONValue?
  }

  private(set) var changes: [Change] = []

  /// Compares two values.
  init(from old: FeedItem, to new: FeedItem) {
    guard case .value(let old) = old, case .value(let new) = new else { return }
    compare(old, new, [])
  }

  private mutating func compare(_ old: JSONValue?, _ new: JSONValue?, _ path: [String]) {
    if old == new { return }
    if let old = old?.object, let new = new?.object {
      var names: [String] = []
      for key in (old + new).map(\.key) where !names.contains(key) { names.append(key) }
      // Keys that repeat inside one object are compared as a whole.
      if names.count == old.count || names.count == new.count {
        for name in names {
          compare(value(of: name, in: old), value(of: name, in: new), path + [name])
        }
        return
      }
    }
    if let old = old?.array, let new = new?.array, old.count == new.count {
      for index in old.indices { compare(old[index], new[index], path + [String(index)]) }
      return
    }
    changes.append(Change(path: path.joined(separator: "."), old: old, new: new))
  }

  private func value(of key: String, in members: [JSONMember]) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
