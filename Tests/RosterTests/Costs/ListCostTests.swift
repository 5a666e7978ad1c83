import Testing

@testable import Roster

@Suite("What diffs of lists cost: counted at a size and at four times that, whatever has moved")
struct ListCostTests {
  private static let size = 1_000

  private func ids(_ values: [Int], _ counter: ProbeCounter) -> [ProbeID] {
    values.map { ProbeID(value: $0, counter: counter) }
  }

  private func items(_ values: [Int], _ counter: ProbeCounter) -> [Item<ProbeID>] {
    ids(values, counter).map { Item(id: $0, content: 0) }
  }

  @Test("Elements, ids, closures, rows, and a source's account", arguments: Rearrangement.allCases)
  func diffs(_ change: Rearrangement) {
    let counter = ProbeCounter()
    func expect(_ name: String, _ make: (_ old: [Int], _ new: [Int]) -> () -> ListDiff) {
      expectProportional("\(name), \(change)", Self.size) { size in
        let (old, new) = change.lists(size)
        let diff = make(old, new)
        var result = ListDiff()
        let cost = Cost.of(counter) { result = diff() }
        #expect(result.apply(to: old, from: new) == new)
        if change != .notANumber {
          #expect(fault(of: result, items(old, counter), items(new, counter)) == nil)
        }
        return cost
      }
    }
    expect("elements") { old, new in
      let (old, new) = (items(old, counter), items(new, counter))
      return { ListDiff(old: old, new: new) }
    }
    expect("ids") { old, new in
      let (old, new) = (ids(old, counter), ids(new, counter))
      return { ListDiff(oldIDs: old, newIDs: new) }
    }
    expect("closures") { old, new in
      let (old, new) = (ids(old, counter), ids(new, counter))
      return { ListDiff(old: old, new: new, id: { $0 }, areEqual: { _, _ in true }) }
    }
    expect("rows") { old, new in
      let old = old.map { AnyRow(ProbeRow($0, counter)) }
      let new = new.map { AnyRow(ProbeRow($0, counter)) }
      return { ListDiff(oldRows: old, newRows: new) }
    }
    expect("account") { old, new in
      let (old, new) = (items(old, counter), items(new, counter))
      let removed = Set(old.map(\.id.value)).subtracting(new.map(\.id.value))
      let gone = old.indices.filter { old[$0].id.value < 0 || removed.contains(old[$0].id.value) }
      return {
        Diagnostics.withHandler({ _ in }) {
          ListDiff(old: old, new: new, removed: gone, changedAfter: [])
        }
      }
    }
  }

  @Test("What is made of a diff: steps, replays, places", arguments: Rearrangement.allCases)
  func uses(_ change: Rearrangement) {
    let counter = ProbeCounter()
    func expect(_ name: String, _ use: @escaping (ListDiff, _ old: [Int], _ new: [Int]) -> Void) {
      expectProportional("\(name), \(change)", Self.size) { size in
        let (old, new) = change.lists(size)
        let diff = ListDiff(oldIDs: ids(old, counter), newIDs: ids(new, counter))
        return Cost.of(counter) { use(diff, old, new) }
      }
    }
    expect("splices") { diff, _, _ in _ = diff.splices }
    expect("refreshes") { diff, _, _ in _ = diff.refreshes }
    expect("apply") { diff, old, new in #expect(diff.apply(to: old, from: new) == new) }
    expect("kept") { diff, old, new in
      let kept = diff.kept(oldCount: old.count, newCount: new.count)
      #expect(kept.count == new.count - diff.inserts.count)
    }
    expect("an old position") { diff, old, new in
      let kept = diff.kept(oldCount: old.count, newCount: new.count)
      if let pair = kept.last { #expect(diff.oldPosition(ofNew: pair.after) == pair.before) }
    }
    expect("joined") { diff, old, _ in
      _ = Splice.joined(diff.splices, touching: old.count / 3..<old.count / 2)
    }
    expect("condensed") { diff, old, _ in
      _ = Splice.condensed(
        diff.splices, around: old.count / 3..<old.count / 2, limit: 4, farLimit: 50)
    }
    expect("without hidden ones") { diff, old, new in
      _ = ShownDifference(
        of: diff, oldCount: old.count,
        hiddenBefore: stride(from: 0, to: old.count, by: 9).map { $0 },
        hiddenAfter: stride(from: 0, to: new.count, by: 9).map { $0 })
    }
  }

  @Test("Sorting positions, and what stays when the rest moves", arguments: Rearrangement.allCases)
  func orders(_ change: Rearrangement) {
    if change.repeats { return }
    let counter = ProbeCounter()
    expectProportional("ascending, \(change)", Self.size) { size in
      let new = change.lists(size).new
      return Cost.of(counter) { #expect(ascending(new) == new.sorted()) }
    }
    for spread in [1, 1 << 40] {
      expectProportional("heaviest, \(change), \(spread)", Self.size) { size in
        let keys = change.lists(size).new.map { $0 * spread }
        let weights = keys.indices.map { 1 + $0 % 5 * ($0 % 2) }
        return Cost.of(counter) { _ = heaviestIncreasing(keys: keys, weights: weights) }
      }
    }
  }

  @Test("A position is found by a number of looks that grows with the logarithm")
  func partitionPoint() {
    for size in [1_000, 4_000, 1_000_000] {
      var calls = 0
      let found = (0..<size).partitionPoint { position in
        calls += 1
        return position >= size / 3
      }
      #expect(found == size / 3)
      #expect(calls <= size.bitWidth - size.leadingZeroBitCount)
      calls = 0
      _ = Array(0..<size).partitionPoint { position in
        calls += 1
        return position >= size - 1
      }
      #expect(calls <= size.bitWidth - size.leadingZeroBitCount)
    }
  }
}

extension Rearrangement {
  /// Whether ids occur again, or are none.
  var repeats: Bool {
    [.oneIDOnly, .oneIDBesideOthers, .fewIDs, .notANumber].contains(self)
  }
}
