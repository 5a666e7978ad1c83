import Roster
import RosterTesting
import Testing

@MainActor @Suite("AT13 Real heights against estimates")
struct AT13RealHeights {
  @Test("AT13a, b: rows measured above and below the view")
  func measuredElsewhere() {
    let rows = (0..<100).map { TallRow("\($0)", 50, estimate: 50) }
    let list = TallList(rows, height: 200)
    list.viewport.scroll(to: 2500)
    #expect(list.y("50") == 0)
    #expect(list.viewport.setHeight(90, of: tallID("10")))
    #expect(list.viewport.offset == 2540)
    #expect(list.y("50") == 0)
    #expect(list.viewport.contentHeight == 5040)
    #expect(list.viewport.setHeight(120, of: tallID("60")))
    #expect(list.viewport.offset == 2540)
    #expect(list.viewport.contentHeight == 5110)
    #expect(!list.viewport.setHeight(1, of: tallID("nobody")))
  }

  @Test("AT13c: scroll to 700, then to 300: exact, all in view measured, one pass")
  func scrollToRow() {
    let rows = (0..<1000).map { TallRow("\($0)", 50 + Double($0 % 7) * 10, estimate: 50) }
    let list = TallList(rows, height: 200)
    list.viewport.scroll(to: tallID("700"), at: .top)
    #expect(list.y("700") == 0)
    list.viewport.scroll(to: tallID("300"), at: .top)
    #expect(list.y("300") == 0)
    #expect(list.viewport.passes == 1)
    for placed in list.viewport.visible {
      #expect(list.host.measured.contains(placed.id))
      #expect(placed.height == 50 + Double(placed.index % 7) * 10)
    }
    #expect((list.viewport.visible.last?.bottom ?? 0) >= 200)
  }

  @Test("AT13d: rows far lower than estimated, to the last and back")
  func tooHighEstimates() {
    let list = TallList((0..<500).map { TallRow("\($0)", 20, estimate: 200) }, height: 210)
    func check() {
      #expect(list.viewport.offset >= 0)
      #expect(list.viewport.offset <= list.viewport.maxOffset)
      #expect((list.viewport.visible.first?.y ?? 1) <= 0)
      #expect((list.viewport.visible.last?.bottom ?? 0) >= 210)
    }
    list.viewport.scroll(to: tallID("499"), at: .nearest)
    check()
    #expect(list.y("499") == 190)
    for _ in 0..<30 {
      list.viewport.scroll(by: -37)
      check()
    }
    list.viewport.scroll(to: tallID("0"), at: .nearest)
    check()
    #expect(list.viewport.offset == 0)
    #expect(list.y("0") == 0)
  }

  @Test("AT13: a row above the view that is given another height moves the offset, not the rows")
  func changedAbove() {
    let list = TallList((0..<100).map { .fixed("\($0)", 50) }, height: 200)
    list.viewport.scroll(to: 2500)
    list.change { $0[10] = .fixed("10", 90) }
    #expect(list.viewport.offset == 2540)
    #expect(list.y("50") == 0)
    list.change { $0[11] = TallRow("11", 10, text: "11*", estimate: 70) }
    #expect(list.viewport.offset == 2560)
    #expect(list.y("50") == 0)
    #expect(list.viewport.contentHeight == 5060)
  }

  @Test("AT13: a scroll by a distance moves what is in view by that distance, measured or not")
  func scrollBy() {
    let list = TallList((0..<500).map { TallRow("\($0)", 20, estimate: 200) }, height: 210)
    list.viewport.scroll(to: tallID("250"), at: .top)
    for _ in 0..<40 {
      let before = list.viewport.visible
      list.viewport.scroll(by: -13)
      for placed in before.dropLast(1) { #expect(list.y(placed.id.title) == placed.y + 13) }
    }
  }
}

extension RowID {
  /// The text of a key that is a text.
  var title: String { key.base(as: String.self) ?? "" }
}
