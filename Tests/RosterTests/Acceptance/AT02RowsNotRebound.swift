import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT02 Move and change together: the host")
struct AT02RowsNotRebound {
  @Test("a) One row moved, one refilled where it now is, the others left alone")
  func a() {
    let list = LetterList(["S", "H", "R"])
    list.store.replaceAll(with: ["H*", "R", "S"].map { Letter($0) })
    list.driver.flush()
    let batch = list.host.batches.last
    #expect(batch?.rowMoves == [.init(before: at(0, 0), after: at(0, 2))])
    #expect(batch?.rowUpdates == [.init(before: at(0, 1), after: at(0, 0))])
    #expect(list.shown == ["H*", "R", "S"])
    #expect(list.cells.fills.map(\.content.title) == ["H*"])
    #expect(list.host.violations.isEmpty)
  }

  @Test("b) A row that moves and changes ends with its new content, on hosts of every ability")
  func b() {
    for movesRows in [true, false] {
      let list = LetterList(["A", "B", "C"])
      list.host.capabilities.movesRows = movesRows
      list.store.replaceAll(with: ["B", "C", "A*"].map { Letter($0) })
      list.driver.flush()
      let batch = list.host.batches.last ?? UpdateBatch()
      if movesRows {
        #expect(batch.rowMoves == [.init(before: at(0, 0), after: at(0, 2))])
        #expect(batch.rowUpdates == [.init(before: at(0, 0), after: at(0, 2))])
        #expect(batch.rowDeletes.isEmpty && batch.rowInserts.isEmpty)
      } else {
        #expect(batch.rowDeletes == [at(0, 0)])
        #expect(batch.rowInserts == [at(0, 2)])
        #expect(batch.carried == [.init(before: at(0, 0), after: at(0, 2))])
        #expect(batch.rowMoves.isEmpty && batch.rowUpdates.isEmpty)
      }
      #expect(list.shown == ["B", "C", "A*"])
      #expect(list.cells.fills.map(\.content.title) == ["A*"])
      #expect(list.host.violations.isEmpty)
    }
  }
}
