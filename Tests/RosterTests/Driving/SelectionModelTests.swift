import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Random changes and acts of a person, between the stages of an update too, beside plain values.
@MainActor @Suite("Selection and cursor are those of plain values on every sort of host")
struct SelectionModelTests {
  @Test("Thousands of random steps", arguments: 0..<8)
  func random(abilities: Int) {
    let trial = SelectionTrial(abilities: abilities)
    Diagnostics.withHandler({ _ in }) { trial.run(steps: 3_000) }
    #expect(trial.faults == [])
    #expect(trial.host.violations == [])
    // Every sort of thing has happened, and often.
    #expect(trial.lost > 150)
    #expect(trial.wholeSteps > 300)
    #expect(trial.cursorMoves > 100)
    #expect(abilities & 4 == 0 || trial.actsBetweenStages > 150)
  }
}

/// A driver beside plain values.
@MainActor private final class SelectionTrial {
  private typealias Part = (id: String, hasHeader: Bool, rows: [Int])

  let host: RecordingHost
  private(set) var faults: [String] = []
  private(set) var lost = 0
  private(set) var wholeSteps = 0
  private(set) var cursorMoves = 0
  private(set) var actsBetweenStages = 0

  private let driver: TableDriver
  private let parts: Box<[Part]>
  private let events: Box<Int>
  private var random: SeededRandom
  private var model = PlainSelection()
  private var old = PlainTable([])
  private var new = PlainTable([])
  private var wanted = 0
  /// Whether rows were lost by an update whose end has not come, so that it is told then.
  private var isTold = true
  private var history: [String] = []

  init(abilities: Int) {
    let parts = Box<[Part]>([])
    let events = Box(0)
    (self.parts, self.events) = (parts, events)
    random = SeededRandom(seed: UInt64(abilities) + 7)
    driver = TableDriver {
      TableModel(
        sections: parts.value.map { part in
          SectionModel(part.id, header: part.hasHeader ? part.id : nil) {
            for row in part.rows {
              // Some rows belong to their section, the others to the table.
              if row < 2 { Row("\(row)") { .text("\(row)") } } else { SampleRow("\(row)") }
            }
          }
        }
      ).selection(.multiple) { _ in events.value += 1 }
    }
    host = RecordingHost(
      driver,
      capabilities: HostCapabilities(
        movesRows: abilities & 1 == 0, movesSections: abilities & 2 == 0,
        takesSectionsWithRows: abilities & 4 == 0))
    driver.attach(host)
  }

  func run(steps: Int) {
    for step in 0..<steps where faults.isEmpty {
      history = ["step \(step): \(parts.value)"]
      host.finishesByItself = random.below(3) > 0
      act()
      for _ in 0...random.below(3) { change() }
      update()
      check("update")
      while host.isApplying {
        if random.below(2) == 0 { act(isBetween: true) }
        host.finish()
        model.followCursor(from: old, to: new)
      }
      if !isTold { wanted += 1 }
      isTold = true
      check("end")
      checkEnd()
    }
  }

  // MARK: Changes

  /// What is shown of the data: of a repeated id the first.
  private var shown: PlainTable {
    var seen: Set<RowID> = []
    return PlainTable(
      parts.value.map { part in
        let section = SectionID(part.id)
        let ids = part.rows.map {
          $0 < 2 ? RowID(.section(section), "\($0)") : sampleID("\($0)")
        }
        return (section, ids.filter { seen.insert($0).inserted })
      })
  }

  private func update() {
    old = new
    new = shown
    history.append("becomes \(parts.value)")
    if model.follow(from: old, to: new) {
      lost += 1
      isTold = false
    }
    let cursor = model.cursor
    model.followCursor(from: old, to: new)
    if cursor != model.cursor { cursorMoves += 1 }
    if !model.wholes.isEmpty { wholeSteps += 1 }
    driver.apply()
    if !host.isApplying, !isTold {
      wanted += 1
      isTold = true
    }
  }

  private func change() {
    let ids = ["p", "q", "r", "s"]
    if parts.value.isEmpty { return parts.value.append(("p", false, [5])) }
    let (from, to) = (random.below(parts.value.count), random.below(parts.value.count))
    switch random.below(16) {
    case 0: parts.value.remove(at: from)
    case 1, 2:
      let free = ids.filter { id in !parts.value.contains { $0.id == id } }
      guard let id = free.randomElement(using: &random) else { return }
      parts.value.insert((id, random.below(2) == 0, someRows), at: to)
    case 3: parts.value.swapAt(from, to)
    case 4: parts.value[from].rows = []
    case 5: parts.value[from].rows.shuffle(using: &random)
    case 6 where random.below(6) == 0: parts.value = []
    case 7 where random.below(3) == 0:
      let count = 1 + random.below(4)
      parts.value = ids.shuffled(using: &random).prefix(count).map { ($0, false, someRows) }
    case 8: parts.value[from].hasHeader.toggle()
    case 9, 10: parts.value[from].rows.insert(random.below(10), at: 0)
    case 11 where !parts.value[from].rows.isEmpty: parts.value[from].rows.removeLast()
    default:
      // A row moves to another section.
      guard let row = parts.value[from].rows.randomElement(using: &random) else { return }
      parts.value[from].rows.removeAll { $0 == row }
      parts.value[to].rows.insert(row, at: random.below(parts.value[to].rows.count + 1))
    }
  }

  private var someRows: [Int] { (0..<random.below(4)).map { _ in random.below(10) } }

  // MARK: Acts of a person

  private func act(isBetween: Bool = false) {
    if isBetween { actsBetweenStages += 1 }
    let rows = PlainTable(driver.table).rows
    let row = rows.randomElement(using: &random)
    // What is about to leave can no longer be selected.
    let lasting = row.flatMap { new.section(of: $0) == nil || !isFound($0) ? nil : $0 }
    var isChanged = false
    switch random.below(10) {
    case 0:
      isChanged = model.selectOnly(new.rows, wholes: new.sections.map(\.id))
      driver.selectAll()
      history.append("all")
    case 1 where random.below(4) == 0:
      isChanged = model.selectOnly([])
      driver.deselectAll()
      history.append("none")
    case 2 where !isBetween:
      guard let row, let other = rows.randomElement(using: &random) else { return }
      let ends = [rows.firstIndex(of: row)!, rows.firstIndex(of: other)!].sorted()
      isChanged = model.selectOnly(Array(rows[ends[0]...ends[1]]))
      driver.extendSelection(from: row, to: other)
      history.append("from \(row) to \(other)")
    case 3, 4, 5:
      guard let row else { return }
      model.cursor = row
      driver.moveCursor(to: row)
      history.append("cursor \(row)")
    case 6, 7:
      guard let row else { return }
      if let lasting { isChanged = model.set(lasting, true) }
      driver.select(row)
      history.append("select \(row)")
    default:
      guard let row else { return }
      if let lasting { isChanged = model.set(lasting, false) }
      driver.deselect(row)
      history.append("deselect \(row)")
    }
    if isChanged {
      // What an update has lost is told with it.
      wanted += 1
      isTold = true
    }
    check("act")
  }

  private func isFound(_ row: RowID) -> Bool { driver.table.path(of: row) != nil }

  // MARK: Comparing

  private func check(_ when: String) {
    let all = Set(old.rows + new.rows)
    let selected = all.filter { driver.isSelected($0) }
    if selected != model.selected { report("\(when): selected \(selected), not \(model.selected)") }
    if events.value != wanted { report("\(when): \(events.value) events, not \(wanted)") }
  }

  private func checkEnd() {
    let count = driver.selection.count(in: driver.table)
    if count != model.selected.count { report("count \(count), not \(model.selected.count)") }
    if driver.cursor != model.cursor { report("cursor \(driver.cursor as Any)") }
    if Set(driver.selection.sections.keys) != model.wholes {
      report("whole sections \(driver.selection.sections), not \(model.wholes)")
    }
    let rows = model.selected.filter { row in
      new.section(of: row).map { !model.wholes.contains($0) } ?? true
    }
    if driver.selection.rows != rows { report("rows \(driver.selection.rows), not \(rows)") }
  }

  private func report(_ what: String) {
    faults.append("\(what)\n\(history.joined(separator: "\n"))\ncursor \(model.cursor as Any)")
  }
}
