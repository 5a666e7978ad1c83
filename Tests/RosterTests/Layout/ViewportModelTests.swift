import ListTestSupport
import Roster
import RosterTesting
import Testing

/// Scrolls, edits, measures and resizes at random, and compares with a plain array after each step.
@MainActor @Suite("Viewport: thousands of random steps against a plain array")
struct ViewportModelTests {
  /// The list under test, and what it should be.
  @MainActor final class Model {
    var rows: [TallRow] = []
    var random: SeededRandom
    var next = 0
    var list: TallList
    var size = (width: 300.0, height: 200.0)

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      list = TallList([], height: 200)
      list.change { rows in rows = (0..<60).map { _ in self.fresh() } }
    }

    func fresh() -> TallRow {
      next += 1
      let real = Double(Int.random(in: 0...12, using: &random)) * 7.5
      if Int.random(in: 0..<4, using: &random) == 0 { return .fixed("\(next)", real) }
      let given = Bool.random(using: &random) ? Double.random(in: 0...90, using: &random) : nil
      return TallRow("\(next)", real, estimate: given)
    }

    var position: Int { Int.random(in: 0...list.rows.count, using: &random) }
    var existing: Int { Int.random(in: 0..<list.rows.count, using: &random) }
    var viewport: Viewport { list.viewport }

    /// The rows in view and where they stand.
    var placed: [(id: RowID, y: Double, height: Double)] {
      viewport.visible.filter { $0.bottom > 0 }.map { ($0.id, $0.y, $0.height) }
    }
  }

  @Test("Bounds, no gaps, real heights, totals, kept places, and paired binds", arguments: 1...6)
  func randomSteps(seed: UInt64) {
    let model = Model(seed: seed)
    for step in 0..<700 {
      let before = model.placed
      let wasKept = act(on: model)
      check(model, step)
      if wasKept { checkPlace(model, before, step) }
    }
    let host = model.list.host
    #expect(host.faults.isEmpty)
    #expect(host.bound.count - host.unbound.count == host.cells.shown.count)
    host.viewport.resize(width: 300, height: 0)
    #expect(host.cells.shown.isEmpty)
    #expect(host.bound.map(\.title).sorted() == host.unbound.map(\.title).sorted())
  }

  /// Does something; returns whether what was in view should be where it was.
  private func act(on model: Model) -> Bool {
    let viewport = model.viewport
    switch Int.random(in: 0..<12, using: &model.random) {
    case 0: viewport.scroll(by: Double.random(in: -150...150, using: &model.random).rounded())
    case 1: viewport.scroll(to: Double.random(in: -100...4_000, using: &model.random).rounded())
    case 2 where !model.list.rows.isEmpty:
      let id = model.list.rows[model.existing].id
      let positions: [ScrollPosition] = [.top, .middle, .bottom, .nearest]
      viewport.scroll(to: tallID(id), at: positions.randomElement(using: &model.random) ?? .top)
    case 3:
      let height = Double(Int.random(in: 0...60, using: &model.random)) * 10
      viewport.resize(width: [150, 300].randomElement(using: &model.random) ?? 300, height: height)
    case 4 where !model.list.rows.isEmpty:
      // A measure from elsewhere must tell the truth to be compared with.
      let row = model.list.rows[model.existing]
      viewport.setHeight(row.real, of: tallID(row.id))
      return true
    case 5 where model.list.rows.count > 2:
      model.list.change { rows in
        for _ in 0..<3 {
          let row = rows.remove(at: Int.random(in: 0..<rows.count, using: &model.random))
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &model.random))
        }
      }
      return false
    case 6 where !model.list.rows.isEmpty:
      let index = model.existing
      let old = model.list.rows[index]
      let new = TallRow(old.id, model.fresh().real, text: "\(old.text)*", estimate: old.estimate)
      model.list.change { $0[index] = new }
      return false
    case 7...8:
      model.list.change { rows in
        let start = Int.random(in: 0...rows.count, using: &model.random)
        let end = min(rows.count, start + Int.random(in: 0...15, using: &model.random))
        rows.removeSubrange(start..<end)
      }
      return true
    default:
      let fresh = (0..<Int.random(in: 1...8, using: &model.random)).map { _ in model.fresh() }
      let position = model.position
      model.list.change { $0.insert(contentsOf: fresh, at: position) }
      return true
    }
    return false
  }

  private func check(_ model: Model, _ step: Int) {
    let (viewport, rows) = (model.viewport, model.list.rows)
    #expect(viewport.offset >= 0 && viewport.offset <= viewport.maxOffset, "step \(step)")
    #expect(viewport.passes <= 2, "step \(step)")
    if rows.isEmpty { return }
    let heights = viewport.heights
    #expect(heights.count == rows.count, "step \(step)")
    // Measured lines have their real heights; the sum is that of a plain array.
    let plain = rows.indices.map { heights.height(of: $0) }
    for index in rows.indices where heights.isMeasured(index) {
      #expect(plain[index] == rows[index].real, "step \(step)")
    }
    #expect(heights.total == plain.reduce(0, +), "step \(step)")
    if viewport.height == 0 {
      #expect(viewport.visible.isEmpty, "step \(step)")
      return
    }
    var y = viewport.visible.first?.y ?? 0
    for placed in viewport.visible {
      #expect(placed.y == y && placed.height == rows[placed.index].real, "step \(step)")
      #expect(placed.id == tallID(rows[placed.index].id), "step \(step)")
      #expect(
        model.list.host.cells.cell(of: placed.id)?.content?.title == rows[placed.index].text)
      y += placed.height
    }
    let first = viewport.visible.first
    #expect(first.map { heights.offset(of: $0.index) - $0.y } ?? 0 == viewport.offset, "\(step)")
    #expect((first?.y ?? 0) <= 0, "step \(step)")
    #expect(y >= viewport.height || viewport.contentHeight <= viewport.height, "step \(step)")
  }

  /// The first row that was in view and still is in the list stands where it stood, unless the start
  /// or the end of the content is in the way.
  private func checkPlace(
    _ model: Model, _ before: [(id: RowID, y: Double, height: Double)], _ step: Int
  ) {
    let viewport = model.viewport
    guard let kept = before.first(where: { model.list.driver.table.path(of: $0.id) != nil }) else {
      return
    }
    let isAtEdge = viewport.offset <= 0 || viewport.offset >= viewport.maxOffset
    let now = viewport.placement(of: kept.id)
    #expect(isAtEdge || now?.y == kept.y, "step \(step)")
  }
}
