@testable import Roster
import Testing

@Suite("A source's own account of its change") struct ListDiffAccountTests {
  @Test("contents are not compared: an object changed in place is refreshed")
  func inPlace() {
    let list = items("a b c")
    let diff = ListDiff(old: list, new: list, removed: [], changedAfter: [2, 0])
    #expect(diff.updates == [.init(before: 0, after: 0), .init(before: 2, after: 2)])
    #expect(ListDiff(old: items("a"), new: items("a*"), removed: [], changedAfter: []).isEmpty)
  }

  @Test("removed and put back is kept and updated; entered and changed is an insert alone")
  func putBack() {
    let diff = ListDiff(
      old: items("a b c"), new: items("b x a* c"), removed: [0], changedAfter: [1])
    #expect(
      diff
        == ListDiff(
          inserts: [1], moves: [.init(before: 0, after: 2)], updates: [.init(before: 0, after: 2)])
        || diff
          == ListDiff(
            inserts: [1], moves: [.init(before: 1, after: 0)],
            updates: [.init(before: 0, after: 2)])
    )
  }

  @Test("what does not fit the lists is reported, and the lists decide")
  func misfits() {
    let heard = Heard()
    let diff = Diagnostics.withHandler {
      heard.append($0)
    } _: {
      ListDiff(old: items("a b c"), new: items("b c"), removed: [7], changedAfter: [-1, 0])
    }
    #expect(diff == ListDiff(deletes: [0], updates: [.init(before: 1, after: 0)]))
    #expect(heard.places == ["old place 7", "new place -1", "old place 0"])
  }

  @Test("a table's account: places in sections, rows that cross them, an object changed in place")
  func table() {
    let old = [TestSection("S", "a b c"), TestSection("T", "x")]
    let new = [TestSection("S", "b c"), TestSection("T", "x y")]
    var expected = UpdateBatch()
    expected.rowDeletes = [at(0, 0)]
    expected.rowInserts = [at(1, 1)]
    expected.rowUpdates = [pair(at(0, 2), at(0, 1))]
    let heard = Heard()
    let batch = Diagnostics.withHandler {
      heard.append($0)
    } _: {
      UpdateBatch(
        old: old.snapshot, new: new.snapshot, removed: [at(0, 0)],
        changedAfter: [at(0, 1), at(1, 1)])
    }
    #expect(batch == expected)
    #expect(heard.places.isEmpty)
  }

  @Test("a table's account that does not fit is reported, and the tables decide")
  func misfitOfTable() {
    let old = [TestSection("S", "a b")]
    let new = [TestSection("S", "b")]
    let heard = Heard()
    let batch = Diagnostics.withHandler {
      heard.append($0)
    } _: {
      UpdateBatch(
        old: old.snapshot, new: new.snapshot, removed: [at(3, 0)], changedAfter: [at(0, 9)])
    }
    #expect(batch.rowDeletes == [at(0, 0)] && batch.rowUpdates.isEmpty)
    #expect(heard.places == ["old place 3:0", "new place 0:9", "old place 0:0"])
  }

  private final class Heard: Sendable {
    private let list = Guarded<[Diagnostic]>([])
    func append(_ diagnostic: Diagnostic) { list.withLock { $0.append(diagnostic) } }
    var places: [String] { list.withLock { $0.map(\.place) } }
  }
}
