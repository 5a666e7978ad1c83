import Testing

@testable import Roster

@Suite("AT06 Section comes or goes with a row carried over: the batch")
struct AT06SectionComesOrGoes {
  @Test("a: the section leaves, its row enters another; no move out of the section that left")
  func leaves() {
    let old = [TestSection("S0", "A"), TestSection("S1", "B")]
    let new = [TestSection("S1", "A B")]
    let batch = UpdateBatch(old, new)
    var expected = UpdateBatch()
    expected.sectionDeletes = [0]
    expected.rowInserts = [at(0, 0)]
    expected.carried = [pair(at(0, 0), at(0, 0))]
    #expect(batch == expected)
    #expect(faultOfUpdate(from: old, to: new) == nil)
  }

  @Test("b: a section enters with a row of another; stages announce the counts they serve")
  func enters() {
    let old = [TestSection("S0", "A B")]
    let new = [TestSection("S0", "B"), TestSection("S9", "A")]
    let batch = UpdateBatch(old, new)
    var expected = UpdateBatch()
    expected.sectionInserts = [1]
    expected.rowDeletes = [at(0, 0)]
    expected.carried = [pair(at(0, 0), at(1, 0))]
    #expect(batch == expected)
    let stages = UpdateStage(batch: batch, before: old.snapshot, after: new.snapshot).staged()
    #expect(stages.map { $0.after.sections.map(\.count) } == [[2, 0], [1, 1]])
    #expect(stages.map(\.batch.sectionInserts) == [[1], []])
    #expect(stages.map(\.batch.rowMoves) == [[], [pair(at(0, 0), at(1, 0))]])
    #expect(faultOfUpdate(from: old, to: new) == nil)
  }

  @Test("c: both headers are refreshed once and one row is carried over")
  func headers() {
    let old = [TestSection("S0", header: "2", "A B"), TestSection("S1", header: "1", "C")]
    let new = [TestSection("S0", header: "1", "B"), TestSection("S1", header: "2", "A C")]
    var expected = UpdateBatch()
    expected.headerUpdates = [.init(before: 0, after: 0), .init(before: 1, after: 1)]
    expected.rowMoves = [pair(at(0, 0), at(1, 0))]
    #expect(UpdateBatch(old, new) == expected)
    #expect(faultOfUpdate(from: old, to: new) == nil)
  }

  @Test("d: sections change places on a host that cannot move sections")
  func swap() {
    let old = [TestSection("S0", ""), TestSection("S1", "x")]
    let new = [TestSection("S1", "x"), TestSection("S0", "")]
    let batch = UpdateBatch(old, new)
    #expect(batch.sectionMoves.count == 1)
    let (before, after) = (old.snapshot, new.snapshot)
    let adapted = batch.adapted(movesRows: true, movesSections: false, from: before, to: after)
    #expect(adapted.sectionMoves.isEmpty)
    #expect(adapted.sectionDeletes.count == 1 && adapted.sectionInserts.count == 1)
    #expect(adapted.apply(to: old.copy, from: new.copy) == new.copy)
    #expect(faultOfUpdate(from: old, to: new) == nil)
  }
}
