import BenchmarkKit

extension LinearBenchmarks {
  /// All workloads of two lists.
  mutating func runAll() {
    runStretches()
    runEnds()
    runEdits()
    runUnlike()
  }

  /// DifferenceKit's own two.
  private mutating func runStretches() {
    var name = "5,000 UUIDs, 1,000 deleted, 1,000 inserted, 200 shuffled"
    run(
      .stretches(
        name, count: 5_000, deleted: 2_000..<3_000, inserted: 3_000..<4_000, shuffled: 0..<200,
        make: UUIDRow.init), name)
    name = "100,000 UUIDs, 10,000 deleted, 10,000 inserted, 2,000 shuffled"
    run(
      .stretches(
        name, count: 100_000, deleted: 20_000..<30_000, inserted: 30_000..<40_000,
        shuffled: 0..<2_000, make: UUIDRow.init), name)
  }

  /// Changes at an end of the list, or none.
  private mutating func runEnds() {
    var name = "100,000 UUIDs, one inserted in front"
    run(
      .changed(name, count: 100_000, fewest: 1, make: UUIDRow.init) {
        $0.insert(UUIDRow(&$1), at: 0)
      }, name)
    name = "100,000 UUIDs, identical but separate arrays"
    run(.changed(name, count: 100_000, fewest: 0, make: UUIDRow.init) { _, _ in }, name)
    name = "100,000 UUIDs, 1,000 appended"
    run(
      .changed(name, count: 100_000, fewest: 1_000, make: UUIDRow.init) { list, random in
        for _ in 0..<1_000 { list.append(UUIDRow(&random)) }
      }, name)
    name = "100,000 UUIDs, the first moved to the end"
    run(
      .changed(name, count: 100_000, fewest: 1, make: UUIDRow.init) { list, _ in
        list.append(list.removeFirst())
      }, name)
  }

  /// A few single edits all over the list.
  private mutating func runEdits() {
    var name = "1,000,000 Int ids, 100 random edits"
    var next = 0
    func makeInt(_: inout SeededRandom) -> IntRow {
      next += 1
      return IntRow(id: next)
    }
    run(
      .changed(name, count: 1_000_000, fewest: 100, make: makeInt) {
        edit(&$0, times: 100, &$1, fresh: makeInt) { $0.revision += 1 }
      }, name)
    name = "100,000 feed models (36-byte String ids), 1,000 edits"
    run(
      .changed(name, count: 100_000, fewest: 1_000, make: FeedModel.init) {
        $0 = $0.map(\.decodedAgain)
        edit(&$0, times: 1_000, &$1, fresh: FeedModel.init) { $0.price += 1 }
      }, name)
  }

  /// Lists where order or elements have nothing in common.
  private mutating func runUnlike() {
    var name = "100,000 Ints fully shuffled"
    var next = 0
    func makeInt(_: inout SeededRandom) -> IntRow {
      next += 1
      return IntRow(id: next)
    }
    run(
      .changed(name, count: 100_000, fewest: nil, make: makeInt) { $0.shuffle(using: &$1) }, name)
    name = "100,000 UUIDs to 100,000 others"
    run(
      .changed(name, count: 100_000, fewest: 200_000, make: UUIDRow.init) { list, random in
        list = list.map { _ in UUIDRow(&random) }
      }, name)
  }
}
