import ListTestSupport
import Testing

@testable import Roster

@MainActor @Suite("What updates of tables cost: counted at a size and at four times that")
struct TableCostTests {
  /// How the rows of the sections come about.
  enum Sort: String, CaseIterable {
    case typed, written, store, mixed
  }

  /// How rows are spread over sections.
  enum Shape: String, CaseIterable {
    case oneEach, tenEach, oneLong, longAndShort
  }

  /// A step from one table to another.
  enum Step: String, CaseIterable {
    case nothing, reversed, swapped, oneRemoved, oneAdded, rowCrosses, allCross, merged, split
    case sameIDsEverywhere, oneIDEverywhere, notNumbers, sameSectionID
  }

  /// The ids of sections, and of their rows.
  typealias Plan = [(id: Int, rows: [Int])]

  private let counter = ProbeCounter()

  private func plan(_ shape: Shape, _ size: Int) -> Plan {
    let rows = Array(0..<size)
    switch shape {
    case .oneEach: return rows.map { ($0, [$0]) }
    case .tenEach: return (0..<size / 10).map { ($0, Array(rows[$0 * 10..<$0 * 10 + 10])) }
    case .oneLong: return [(0, rows), (1, [])]
    case .longAndShort:
      return [(0, Array(rows[..<(size / 2)]))] + (size / 2..<size).map { ($0, [$0]) }
    }
  }

  private func changed(_ old: Plan, _ step: Step) -> Plan {
    var plan = old
    switch step {
    case .nothing: break
    case .reversed: plan.reverse()
    case .swapped: plan.swapAt(0, 1)
    case .oneRemoved: plan.removeFirst()
    case .oneAdded: plan.append((-1, [1_000_000]))
    case .rowCrosses: plan[plan.count - 1].rows.append(plan[0].rows.removeFirst())
    case .allCross:
      for index in plan.indices { plan[index].rows = old[(index + 1) % old.count].rows }
    case .merged: plan = [(0, plan.flatMap(\.rows))]
    case .split:
      let rows = plan.flatMap(\.rows)
      plan = rows.map { ($0, [$0]) }
    case .sameIDsEverywhere:
      for index in plan.indices { plan[index].rows = plan[index].rows.indices.map { $0 } }
    case .oneIDEverywhere:
      for index in plan.indices { plan[index].rows = plan[index].rows.map { _ in 5 } }
    case .notNumbers:
      for index in plan.indices { plan[index].rows = plan[index].rows.map { _ in -1 } }
    case .sameSectionID:
      for index in plan.indices { plan[index].id = 7 }
    }
    return plan
  }

  private func sections(_ plan: Plan, _ sort: Sort) -> [SectionModel] {
    let counter = counter
    return plan.enumerated().map { index, section in
      let rows = section.rows.map { ProbeRow($0, counter) }
      let id = ProbeID(value: abs(section.id), counter: counter)
      switch sort {
      case .typed: return SectionModel(id, rows: rows)
      case .written: return SectionModel(id) { rows }
      case .store:
        return SectionModel(id, rows: RecordStore(ProbeRow.self, key: \.id, rows)) { $0 }
      case .mixed:
        if index % 3 == 0 { return SectionModel(id, rows: rows) }
        return SectionModel(id) {
          for row in rows {
            if row.id.value % 2 == 0 { row } else { OtherProbeRow(row.id.value, counter) }
          }
        }
      }
    }
  }

  @Test(
    "The table in force, and the batch that leads to it",
    arguments: Shape.allCases, Step.allCases)
  func assembly(_ shape: Shape, _ step: Step) {
    Diagnostics.withHandler({ _ in }) {
      for sort in Sort.allCases {
        expectProportional("\(step) of \(shape), \(sort)", 200) { size in
          let plan = plan(shape, size)
          let before = TableModel(sections: sections(plan, sort))
          let after = TableModel(sections: sections(changed(plan, step), sort))
          var assembly = TableAssembly()
          let old = assembly.table(for: before)
          return Cost.of(counter) {
            let new = assembly.table(for: after)
            _ = UpdateBatch(from: old, to: new)
          }
        }
      }
    }
  }

  @Test("What hosts make of a batch", arguments: Shape.allCases, Step.allCases)
  func stages(_ shape: Shape, _ step: Step) {
    Diagnostics.withHandler({ _ in }) {
      let stages = [250, 1_000].map { stage(shape, step, $0) }
      func expect(_ name: String, _ use: (UpdateStage) -> Void) {
        expectProportional("\(name), \(step) of \(shape)", 250) { size in
          Cost.of(counter) { use(stages[size == 250 ? 0 : 1]) }
        }
      }
      expect("adapted") { stage in
        var neither = HostCapabilities()
        (neither.movesRows, neither.movesSections) = (false, false)
        _ = stage.adapted(to: neither)
      }
      expect("staged") { _ = $0.staged() }
      expect("splices") { _ = $0.splices(.withHeaders) }
      expect("refreshes") { _ = $0.refreshes(.rows) }
      expect("lines") { stage in
        var lines = LineSteps(stage, .withHeaders)
        while lines.next() != nil {}
      }
      expect("the map of lines") { _ = LineMap($0).reversed() }
      expect("copies, and a replay") { stage in
        let (old, new) = (TableCopy(stage.before), TableCopy(stage.after))
        #expect(stage.batch.apply(to: old, from: new)?.counts == new.counts)
      }
      expect("an account") { stage in
        _ = UpdateBatch(
          old: stage.before, new: stage.after, removed: stage.batch.rowDeletes, changedAfter: [])
      }
    }
  }

  private func stage(_ shape: Shape, _ step: Step, _ size: Int) -> UpdateStage {
    let plan = plan(shape, size)
    var assembly = TableAssembly()
    let old = assembly.table(for: TableModel(sections: sections(plan, .typed)))
    let new = assembly.table(for: TableModel(sections: sections(changed(plan, step), .typed)))
    return UpdateStage(batch: UpdateBatch(from: old, to: new), before: old, after: new)
  }

  @Test("An edit of one of two stores of one type costs nothing of their length")
  func twoStores() {
    func cost(_ size: Int) -> Cost {
      let stores = [0, size].map { start in
        RecordStore(
          ProbeRow.self, key: \.id, (start..<start + size).map { ProbeRow($0, counter) })
      }
      let driver = TableDriver {
        TableModel(sections: stores.enumerated().map { SectionModel($0, rows: $1) { $0 } })
      }
      driver.attach(RecordingHostStub())
      let fresh = ProbeRow(3 * size, counter)
      // The first edit gives both stores what they keep from then on.
      stores[0].insert(ProbeRow(3 * size + 1, counter), at: 5)
      driver.flush()
      return Cost.of(counter) {
        stores[1].insert(fresh, at: size / 2)
        driver.flush()
        stores[1].remove(fresh.id)
        driver.flush()
      }
    }
    let (small, large) = (cost(4_000), cost(16_000))
    #expect(large.isNoMore(than: small), "\(small) at 4,000, \(large) at 16,000")
  }

  @Test("A row that enters one of many sections is looked for once, not in each")
  func enteringRow() {
    func cost(_ count: Int) -> Cost {
      var sections = (0..<count).map { SectionModel($0, rows: [ProbeRow($0, counter)]) }
      var uniqueness = Uniqueness()
      _ = uniqueness.unique(sections)
      let rows = [ProbeRow(count / 2, counter), ProbeRow(count * 2, counter)]
      sections[count / 2] = SectionModel(count / 2, rows: rows)
      var cost = Cost.of(counter) { _ = uniqueness.unique(sections) }
      // That each section is looked at takes memory, and is not what is counted here.
      cost.bytes = 0
      return cost
    }
    let (small, large) = (cost(500), cost(2_000))
    #expect(large.isNoMore(than: small), "\(small) at 500, \(large) at 2,000")
  }
}
