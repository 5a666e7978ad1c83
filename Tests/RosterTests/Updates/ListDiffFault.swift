import Roster

/// Says what is wrong with a diff of two lists; `nil` if it keeps all laws.
func fault<ID>(of diff: ListDiff, _ old: [Item<ID>], _ new: [Item<ID>]) -> String? {
  func fault(_ what: String) -> String { "\(what): \(old) to \(new) by \(diff)" }
  let leaving = diff.deletes + diff.moves.map(\.before)
  let entering = diff.inserts + diff.moves.map(\.after)
  if Set(leaving).count != leaving.count { return fault("an old position occurs twice") }
  if Set(entering).count != entering.count { return fault("a new position occurs twice") }
  if diff.deletes != diff.deletes.sorted() || diff.inserts != diff.inserts.sorted() {
    return fault("positions are not in order")
  }
  for pairs in [diff.moves, diff.updates] where pairs.map(\.after) != pairs.map(\.after).sorted() {
    return fault("pairs are not in order")
  }
  for update in diff.updates
  where old[update.before].id != new[update.after].id || old[update.before] == new[update.after] {
    return fault("an update that is none")
  }
  if diff.apply(to: old, from: new) != new { return fault("the batch does not replay") }
  if replaySplices(of: diff, old, new) != new { return fault("the splices do not replay") }
  return nil
}

/// Takes the steps one by one; only `added` positions and refreshed ones are read from `new`.
func replaySplices<ID>(of diff: ListDiff, _ old: [Item<ID>], _ new: [Item<ID>]) -> [Item<ID>]? {
  var list = old
  for splice in diff.splices + diff.refreshes {
    let end = splice.position + splice.removed
    guard splice.position >= 0, end <= list.count, splice.addedRange.upperBound <= new.count
    else { return nil }
    let count = list.count - splice.removed + splice.added
    list.replaceSubrange(splice.position..<end, with: new[splice.addedRange])
    if list.count != count { return nil }
  }
  return list
}

/// The fewest moves between lists of unique ids: all that stay, less the longest increasing part.
func fewestMoves<ID>(_ old: [Item<ID>], _ new: [Item<ID>]) -> Int {
  let order = positions(of: new, in: old)
  var lengths: [Int] = []
  for index in order.indices {
    var longest = 0
    for earlier in 0..<index where order[earlier] < order[index] {
      longest = max(longest, lengths[earlier])
    }
    lengths.append(longest + 1)
  }
  return order.count - (lengths.max() ?? 0)
}

/// Where each of the new elements is in the old list, in the new order, without those that are not.
private func positions<ID>(of new: [Item<ID>], in old: [Item<ID>]) -> [Int] {
  if old.count <= 8 { return new.compactMap { item in old.firstIndex { $0.id == item.id } } }
  let places = Dictionary(uniqueKeysWithValues: old.indices.map { (old[$0].id, $0) })
  return new.compactMap { places[$0.id] }
}
