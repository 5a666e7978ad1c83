import ListTestSupport
import Roster
import RosterTesting
import Testing

@MainActor @Suite("Scroll to a row: exact with unmeasured rows between")
struct ScrollToRowTests {
  /// Where a row must come to stand, from the real heights alone.
  private func expected(
    _ rows: [TallRow], _ index: Int, _ position: ScrollPosition, height: Double
  ) -> Double {
    let own = rows[index].real
    let wanted: Double =
      switch position {
      case .bottom: height - own
      case .middle: ((height - own) / 2).rounded(.down)
      default: 0
      }
    let above = rows[..<index].reduce(0) { $0 + $1.real }
    let total = rows.reduce(0) { $0 + $1.real }
    let offset = min(max(0, above - wanted), max(0, total - height))
    return above - offset
  }

  @Test("The landing error over random cases is 0")
  func landing() {
    var random = SeededRandom(seed: 44)
    var worst = 0.0
    var cases = 0
    for _ in 0..<40 {
      let rows = (0..<Int.random(in: 1...400, using: &random)).map { index in
        TallRow(
          "\(index)", Double(Int.random(in: 0...400, using: &random)) / 2,
          estimate: Bool.random(using: &random)
            ? Double.random(in: 0...300, using: &random) : nil)
      }
      let height = Double(Int.random(in: 1...600, using: &random))
      let list = TallList(rows, height: height)
      for _ in 0..<25 {
        let index = Int.random(in: 0..<rows.count, using: &random)
        let positions: [ScrollPosition] = [.top, .middle, .bottom]
        let position = positions.randomElement(using: &random) ?? .top
        list.viewport.scroll(to: tallID("\(index)"), at: position)
        let wanted = expected(rows, index, position, height: height)
        let first = list.viewport.visible.first
        // A row without height, or one that is out of view at its place, is found by its neighbours.
        let y =
          list.y("\(index)")
          ?? (first?.y ?? 0) + list.viewport.heights.offset(of: index)
          - list.viewport.heights.offset(of: first?.index ?? 0)
        worst = max(worst, abs(y - wanted))
        cases += 1
      }
    }
    print("landing error over \(cases) random cases: \(worst)")
    #expect(cases == 1_000)
    #expect(worst == 0)
  }

  @Test("Nearest: nowhere if in view, else the nearer edge; a row taller than the view")
  func nearest() {
    var rows = (0..<100).map { TallRow("\($0)", 50, estimate: 30) }
    rows[50] = TallRow("50", 900, estimate: 30)
    let list = TallList(rows, height: 200)
    list.viewport.scroll(to: tallID("10"), at: .nearest)
    #expect(list.y("10") == 150)
    let offset = list.viewport.offset
    list.viewport.scroll(to: tallID("9"), at: .nearest)
    #expect(list.viewport.offset == offset)
    list.viewport.scroll(to: tallID("3"), at: .nearest)
    #expect(list.y("3") == 0)
    list.viewport.scroll(to: tallID("50"), at: .top)
    #expect(list.y("50") == 0)
    list.viewport.scroll(by: 300)
    list.viewport.scroll(to: tallID("50"), at: .nearest)
    #expect(list.y("50") == -300)
    #expect(list.host.titles == ["50"])
    #expect(!list.viewport.scroll(to: tallID("nobody"), at: .top))
    for _ in 0..<5 { list.viewport.scroll(by: 130) }
    #expect(list.y("50") == nil)
    #expect(list.y("52") == 0)
  }

  @Test("An animated scroll retargets while rows are measured, and lands exactly")
  func animated() {
    let rows = (0..<800).map { TallRow("\($0)", 20 + Double($0 % 5) * 15, estimate: 90) }
    let list = TallList(rows, height: 200)
    let viewport = list.viewport
    #expect(viewport.animateScroll(to: tallID("600"), at: .top))
    var offsets: [Double] = []
    for step in 1...20 {
      viewport.advanceScroll(to: Double(step) / 20)
      offsets.append(viewport.offset)
      if step == 10 { list.change { $0.removeSubrange(590..<595) } }
      #expect(viewport.offset >= 0 && viewport.offset <= viewport.maxOffset)
    }
    #expect(viewport.animation == nil)
    #expect(list.y("600") == 0)
    #expect(zip(offsets.prefix(9), offsets.dropFirst()).allSatisfy { $0 < $1 })
    viewport.animateScroll(to: tallID("10"), at: .middle)
    viewport.advanceScroll(to: 0.3)
    list.change { $0.remove(at: 10) }
    let offset = viewport.offset
    viewport.advanceScroll(to: 0.6)
    #expect(viewport.animation == nil)
    #expect(viewport.offset == offset)
    #expect(!viewport.animateScroll(to: tallID("nobody")))
    viewport.animateScroll(to: tallID("700"), at: .bottom)
    viewport.scroll(by: 10)
    #expect(viewport.animation == nil)
  }
}
