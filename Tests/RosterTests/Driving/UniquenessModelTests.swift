import ListTestSupport
import Testing

@testable import Roster

/// Tables made anew at random, of all sorts of sections, compared with what a plain loop over all rows shows.
@MainActor @Suite("Uniqueness: random tables of all sorts of sections against a plain loop")
struct UniquenessModelTests {
  /// How the rows of a section come about.
  enum Sort: Int, CaseIterable {
    case typed, written, mixed, store
  }

  struct Record: RowModel {
    let id: Int
    var text = ""
    var content: RowContent { .text("\(id)") }
  }

  /// A row of another type, whose ids are a space of their own.
  struct Other: RowModel {
    let id: Int
    var content: RowContent { .text("\(id)") }
  }

  /// The sections of a table: who they are, of what sort, and their rows.
  typealias Plan = [(id: Int, sort: Sort, rows: [Int])]

  private let stores = Box<[Int: RecordStore<Record, Int>]>([:])

  private func section(_ id: Int, _ sort: Sort, _ rows: [Int]) -> SectionModel {
    switch sort {
    case .typed: return SectionModel(id, rows: rows.map { Record(id: $0) })
    case .written: return SectionModel(id) { rows.map { Record(id: $0) } }
    case .mixed:
      return SectionModel(id) {
        for row in rows { if row % 2 == 0 { Record(id: row) } else { Other(id: row) } }
      }
    case .store:
      let store = stores.value[id] ?? RecordStore(Record.self, key: \.id)
      stores.value[id] = store
      store.replaceAll(with: rows.map { Record(id: $0) })
      return SectionModel(id, rows: store) { $0 }
    }
  }

  private func shown(_ sections: [SectionModel]) -> [[RowID]] {
    sections.map { section in (0..<section.count).map { section.source.id(at: $0) } }
  }

  private func firsts(_ sections: [SectionModel]) -> [[RowID]] {
    var seen: Set<RowID> = []
    return shown(sections).map { $0.filter { seen.insert($0).inserted } }
  }

  @Test(
    "Each id is shown where it occurs first, whatever has come, gone or changed places",
    arguments: 1...4)
  func tables(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var uniqueness = Uniqueness()
    var plan: Plan = []
    Diagnostics.withHandler({ _ in }) {
      for step in 0..<600 {
        change(&plan, &random)
        let sections = plan.map { section($0.id, $0.sort, $0.rows) }
        let (shown, firsts) = (shown(uniqueness.unique(sections)), firsts(sections))
        #expect(shown == firsts, "step \(step)")
        if shown != firsts { return }
      }
    }
  }

  private func change(_ plan: inout Plan, _ random: inout SeededRandom) {
    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    if below(4) == 0 { plan.shuffle(using: &random) }
    if below(3) == 0, !plan.isEmpty { plan.remove(at: below(plan.count)) }
    let ids = Set(plan.map(\.id))
    if plan.count < 9, below(2) == 0, let id = (0..<12).first(where: { !ids.contains($0) }) {
      plan.insert((id, Sort(rawValue: below(4))!, rows(&random)), at: below(plan.count + 1))
    }
    for _ in 0..<below(4) where !plan.isEmpty {
      let section = below(plan.count)
      switch below(4) {
      case 0: plan[section].rows = rows(&random)
      case 1: plan[section].rows.insert(below(25), at: below(plan[section].rows.count + 1))
      case 2: plan[section].rows.shuffle(using: &random)
      default: plan[section].sort = Sort(rawValue: below(4))!
      }
    }
  }

  /// Now and then none, and now and then more than are looked for one by one.
  private func rows(_ random: inout SeededRandom) -> [Int] {
    let count = [0, 1, 3, 8, 60].randomElement(using: &random)!
    return (0..<count).map { _ in Int.random(in: 0..<max(10, 2 * count), using: &random) }
  }
}
