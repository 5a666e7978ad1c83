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
    if let old = old?.object, let new = new?.object,
      let before = Self.values(of: old), let after = Self.values(of: new)
    {
      let added = new.filter { before[ExactText($0.key)] == nil }
      for name in (old + added).map(\.key) {
        compare(before[ExactText(name)], after[ExactText(name)], path + [name])
      }
      return
    }
    if let old = old?.array, let new = new?.array, old.count == new.count {
      for index in old.indices { compare(old[index], new[index], path + [String(index)]) }
      return
    }
    changes.append(Change(path: path.joined(separator: "."), old: old, new: new))
  }

  /// The value of each key, or `nil` where a key repeats: such objects are compared as a whole.
  private static func values(of members: [JSONMember]) -> [ExactText: JSONValue]? {
    var values: [ExactText: JSONValue] = [:]
    for member in members
    where values.updateValue(member.value, forKey: ExactText(member.key)) != nil {
      return nil
    }
    return values
  }
}
