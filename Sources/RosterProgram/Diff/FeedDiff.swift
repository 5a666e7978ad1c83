import Roster

/// What changed between two feeds, in positions as in the files.
struct FeedDiff {
  let old: Feed
  let new: Feed
  /// The difference; repeats take part in no operation.
  let difference: ListDiff

  /// Compares two feeds.
  ///
  /// - Parameter id: Where an item has its id; `nil` for the first guess that the item has.
  /// - Complexity: O(*n*) for *n* items, each read once, and once more where its id is in both.
  init(_ old: Feed, _ new: Feed, id: JSONPath?) throws {
    self.old = old
    self.new = new
    let before = try DiffList(old, id: id)
    let after = try DiffList(new, id: id)
    var failure: (any Error)?
    var diff = ListDiff(
      old: before.entries, new: after.entries, id: \.identity,
      areEqual: { before, after in
        do {
          return try old.item(at: before.position) == new.item(at: after.position)
        } catch {
          failure = failure ?? error
          return true
        }
      })
    if let failure { throw failure }
    func placed(_ pair: ListDiff.Pair) -> ListDiff.Pair {
      ListDiff.Pair(
        before: before.entries[pair.before].position, after: after.entries[pair.after].position)
    }
    diff.deletes = diff.deletes.map { before.entries[$0].position }
    diff.inserts = diff.inserts.map { after.entries[$0].position }
    diff.moves = diff.moves.map(placed)
    diff.updates = diff.updates.map(placed)
    diff.repeats =
      before.repeats.map { .init(list: .old, position: $0.position, first: $0.first) }
      + after.repeats.map { .init(list: .new, position: $0.position, first: $0.first) }
    difference = diff
  }

  /// The difference as one line of JSON.
  var json: String {
    func number(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
    func pairs(_ pairs: [ListDiff.Pair]) -> JSONValue {
      .array(pairs.map { .array([number($0.before), number($0.after)]) })
    }
    let repeats = difference.repeats.map { entry in
      JSONValue.object([
        JSONMember(key: "list", value: .string(entry.list == .old ? "old" : "new")),
        JSONMember(key: "position", value: number(entry.position)),
        JSONMember(key: "first", value: number(entry.first)),
      ])
    }
    return JSONValue.object([
      JSONMember(key: "deletes", value: .array(difference.deletes.map(number))),
      JSONMember(key: "inserts", value: .array(difference.inserts.map(number))),
      JSONMember(key: "moves", value: pairs(difference.moves)),
      JSONMember(key: "updates", value: pairs(difference.updates)),
      JSONMember(key: "repeated", value: .array(repeats)),
    ]).description
  }
}
