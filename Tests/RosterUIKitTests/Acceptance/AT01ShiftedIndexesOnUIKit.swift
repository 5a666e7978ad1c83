import ListTestSupport
import Roster
import Foundation
import RosterUIKit
import Testing

@MainActor @Suite("AT01 Shifted indexes: UIKit")
struct AT01ShiftedIndexesOnUIKit {
  @Test("a) A delete and an update after it")
  func a() {
    let list = LetterScreen(["A", "B", "C", "D"])
    list.refresh(["A", "C*", "D"])
    #expect(list.screen.log == [["delete 0:1"]])
    #expect(list.screen.titles == ["A", "C*", "D"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("b) An insert before an update")
  func b() {
    let list = LetterScreen(["A"])
    list.refresh(["B", "A*"])
    #expect(list.screen.log == [["insert 0:0"]])
    #expect(list.screen.titles == ["B", "A*"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("c) Twenty inserts before an update")
  func c() {
    let list = LetterScreen(["P"], height: 2_000)
    list.refresh((0..<20).map { "n\($0)" } + ["P*"])
    #expect(list.screen.log == [(0..<20).map { "insert 0:\($0)" }])
    #expect(list.screen.titles == (0..<20).map { "n\($0)" } + ["P*"])
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("d) A delete and a change told in positions after it")
  func d() {
    let list = LetterScreen(["a", "b", "c"])
    let before = list.screen.cell(0, 1)
    list.store.remove("a")
    list.store.update(Letter("c*"))
    list.screen.driver.flush()
    #expect(list.screen.log == [["delete 0:0"]])
    #expect(list.screen.titles == ["b", "c*"])
    #expect(list.screen.cell(0, 0) === before)
    #expect(list.screen.refusals.isEmpty)
  }
}
