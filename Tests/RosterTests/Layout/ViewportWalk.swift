import ListTestSupport
import Roster
import RosterTesting

/// Scrolls, edits, measures and resizes a list of sections at random, and compares with plain arrays.
@MainActor final class ViewportWalk {
  /// What a step did, as far as the place is concerned.
  enum Step {
    /// The place may be another.
    case went
    /// The first row in view that is left stays where it is.
    case changed
    /// One of the rows in view that are left does: which one moved is known to the update alone.
    case moved
  }

  /// The states that a walk has come through, by their names.
  private(set) var seen: Set<String> = []
  let list: TallSections
  private var random: SeededRandom
  private var next = 0

  private var viewport: Viewport { list.viewport }
  private var table: TableSnapshot { list.driver.table }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    list = TallSections([], pinsHeaders: true)
    for _ in 0..<60 { _ = edit() }
  }

  private func row() -> TallRow {
    next += 1
    let real = Double(random.below(13)) * 7.5
    switch random.below(4) {
    case 0: return .fixed("\(next)", real)
    case 1: return TallRow("\(next)", real, estimate: Double(random.below(90)))
    default: return TallRow("\(next)", real)
    }
  }

  private func end() -> TallRow? { random.below(2) == 0 ? nil : row() }

  // MARK: Steps

  /// Does something at random, and says what is wrong after it.
  func take() -> [String] {
    let before = inView
    let step = random.below(3) == 0 ? look() : edit()
    note()
    return viewport.faults(in: table) + heightFaults + cellFaults + placeFaults(step, before)
  }

  private func look() -> Step {
    let lines = table.lineCount
    switch random.below(7) {
    case 0, 1: viewport.scroll(by: Double(random.below(301) - 150))
    case 2: viewport.scroll(to: Double(random.below(4_000) - 100))
    case 3 where lines > 0:
      let positions: [ScrollPosition] = [.top, .middle, .bottom, .nearest]
      let line = table.line(at: random.below(lines))
      viewport.scroll(to: table.id(of: line), at: positions[random.below(4)])
    case 4:
      let heights = [0, 0, 1, 30, 50, 120, 200, 600]
      viewport.resize(
        width: random.below(2) == 0 ? 150 : 300, height: Double(heights[random.below(8)]))
    case 5: viewport.pinsHeaders = random.below(3) > 0
    case 6 where lines > 0:
      // A measure from elsewhere must tell the truth to be compared with.
      let index = random.below(lines)
      viewport.setHeight(plain[index], of: table.id(of: table.line(at: index)))
      return .changed
    default: break
    }
    return .went
  }

  private func edit() -> Step {
    var step = Step.changed
    list.change { parts in
      for _ in 0...random.below(2) where edit(&parts) == .moved { step = .moved }
    }
    return step
  }

  private func edit(_ parts: inout [TallSections.Part]) -> Step {
    let part = random.below(parts.count)
    switch random.below(20) {
    case 0...1:
      next += 1
      let rows = random.below(2) == 0 ? [] : (0..<random.below(6)).map { _ in row() }
      let new = TallSections.Part("part \(next)", header: end(), footer: end(), rows)
      parts.insert(new, at: random.below(parts.count + 1))
    case 2 where parts.count > 4: parts.remove(at: part)
    case 3...4 where !parts.isEmpty:
      parts.insert(parts.remove(at: part), at: random.below(parts.count))
      return .moved
    case 5 where !parts.isEmpty: parts[part].header = end()
    case 6 where !parts.isEmpty: parts[part].footer = end()
    case 7 where !parts.isEmpty: parts[part].rows = []
    case 8 where random.below(20) == 0: parts = []
    case 9...10:
      let from = parts.indices.filter { !parts[$0].rows.isEmpty }
      guard !from.isEmpty else { break }
      let source = from[random.below(from.count)]
      let moved = parts[source].rows.remove(at: random.below(parts[source].rows.count))
      parts[part].rows.insert(moved, at: random.below(parts[part].rows.count + 1))
      return .moved
    case 11...12 where !parts.isEmpty:
      let start = random.below(parts[part].rows.count + 1)
      let count = min(parts[part].rows.count - start, random.below(8))
      parts[part].rows.removeSubrange(start..<start + count)
    default:
      guard !parts.isEmpty else { break }
      let rows = (0..<random.below(5)).map { _ in row() }
      parts[part].rows.insert(contentsOf: rows, at: random.below(parts[part].rows.count + 1))
    }
    return .changed
  }

  private func note() {
    for part in list.parts where part.rows.isEmpty {
      seen.insert(part.header == nil ? "empty without header" : "header without rows")
    }
    if list.parts.contains(where: { $0.header == nil && !$0.rows.isEmpty }) {
      seen.insert("no header")
    }
    if list.parts.isEmpty { seen.insert("no section") }
    if viewport.height == 0 { seen.insert("no room") }
    if viewport.pinned != nil { seen.insert("pinned") }
  }

  // MARK: Plain arrays

  /// The real heights of all lines. Where there are no rows, a line at the end says so.
  private var plain: [Double] {
    list.lines.map(\.real) + (list.parts.allSatisfy(\.rows.isEmpty) ? [44] : [])
  }

  /// Lines have the heights of a plain array, and stand where its sums say.
  private var heightFaults: [String] {
    let heights = viewport.heights
    var y = 0.0
    let plain = plain
    guard plain.count == table.lineCount else { return ["\(table.lineCount) lines"] }
    for (index, real) in plain.enumerated() {
      if heights.isMeasured(index), heights.height(of: index) != real {
        return ["line \(index) is \(heights.height(of: index)) high, not \(real)"]
      }
      if heights.offset(of: index) != y { return ["line \(index) does not begin at \(y)"] }
      y += heights.height(of: index)
    }
    if let placed = viewport.visible.first(where: { $0.height != plain[$0.index] }) {
      return ["\(placed.id) is shown \(placed.height) high"]
    }
    return viewport.contentHeight == y ? [] : ["\(viewport.contentHeight) in all, not \(y)"]
  }

  private var cellFaults: [String] {
    let wanted = Set(viewport.visible.map(\.id) + [viewport.pinned?.id].compactMap(\.self))
    if list.host.cells.shown != wanted { return ["cells are bound that are not in view"] }
    return list.host.faults
  }

  /// The rows of which something is seen, and where they stand.
  private var inView: [(id: RowID, y: Double)] {
    let covered = max(0, viewport.pinned?.bottom ?? 0)
    return viewport.visible.filter { $0.line.path != nil && $0.bottom > covered }
      .map { ($0.id, $0.y) }
  }

  private func placeFaults(_ step: Step, _ before: [(id: RowID, y: Double)]) -> [String] {
    let left = before.filter { table.path(of: $0.id) != nil }
    // At either end the view is pushed back.
    guard step != .went, let first = left.first, viewport.offset > 0,
      viewport.offset < viewport.maxOffset
    else { return [] }
    seen.insert("kept")
    func isKept(_ row: (id: RowID, y: Double)) -> Bool {
      viewport.placement(of: row.id)?.y == row.y
    }
    if step == .moved ? left.contains(where: isKept) : isKept(first) { return [] }
    let now = viewport.placement(of: first.id).map { "\($0.y)" } ?? "out of view"
    return ["\(first.id) went from \(first.y) to \(now)"]
  }
}
