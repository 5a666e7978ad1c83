import Testing

@testable import Roster

@Suite("AT07 Emptied section, header counts: the batch") struct AT07EmptiedSection {
  private let other = TestSection("S1", header: "10", "1 2 3 4 5 6 7 8 9 10")

  @Test("the last row leaves: one delete, one header, nothing of the other section")
  func emptied() {
    let batch = UpdateBatch(
      [TestSection("S0", header: "1", "x"), other], [TestSection("S0", header: "0", ""), other])
    var expected = UpdateBatch()
    expected.rowDeletes = [at(0, 0)]
    expected.headerUpdates = [.init(before: 0, after: 0)]
    #expect(batch == expected)
  }

  @Test("a row enters the empty section: one insert, one header")
  func filled() {
    let batch = UpdateBatch(
      [TestSection("S0", header: "0", ""), other], [TestSection("S0", header: "1", "y"), other])
    var expected = UpdateBatch()
    expected.rowInserts = [at(0, 0)]
    expected.headerUpdates = [.init(before: 0, after: 0)]
    #expect(batch == expected)
  }

  @Test("only a header's text changes: one header, no row operation")
  func headerOnly() {
    var changed = other
    changed.header = "ten"
    let old = [TestSection("S0", ""), other]
    let new = [TestSection("S0", ""), changed]
    var expected = UpdateBatch()
    expected.headerUpdates = [.init(before: 1, after: 1)]
    let batch = UpdateBatch(old, new)
    #expect(batch == expected)
    let stage = UpdateStage(batch: batch, before: old.snapshot, after: new.snapshot)
    #expect(stage.splices(.withHeaders).isEmpty && stage.splices(.rows).isEmpty)
    #expect(stage.refreshes(.withHeaders) == [Splice(position: 0, removed: 1, added: 1)])
    #expect(stage.refreshes(.rows).isEmpty)
  }
}
