import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Uniqueness of ids in a table")
struct UniquenessTests {
  private func table(_ sections: [(String, [String])]) -> [SectionModel] {
    sections.map { id, rows in SectionModel(id) { for row in rows { SampleRow(row) } } }
  }

  private func typed(_ sections: [(String, [String])]) -> [SectionModel] {
    sections.map { id, rows in SectionModel(id, rows: rows.map { SampleRow($0) }) }
  }

  private func ids(_ sections: [SectionModel]) -> [[String]] {
    sections.map { section in
      (0..<section.count).map { section.source.id(at: $0).key.base(as: String.self) ?? "?" }
    }
  }

  private func firsts(_ sections: [(String, [String])]) -> [[String]] {
    var seen: Set<String> = []
    return sections.map { $0.1.filter { seen.insert($0).inserted } }
  }

  @Test("AT05 Repeated keys are contained: the steps of c, each id shown once at every moment")
  func crossing() {
    var uniqueness = Uniqueness()
    Diagnostics.withHandler({ _ in }) {
      let steps: [[(String, [String])]] = [
        [("S0", ["A"]), ("S1", ["B"])],
        [("S0", ["A"]), ("S1", ["A", "B"])],
        [("S0", []), ("S1", ["A", "B"])],
        [("S1", ["A", "B"]), ("S0", ["A"])],
        [("S0", ["A"]), ("S1", ["A", "B"])],
      ]
      for step in steps { #expect(ids(uniqueness.unique(table(step))) == firsts(step)) }
    }
  }

  @Test(
    "Thousands of random tables show each id where it occurs first, and report each repeat once")
  func random() {
    var random = SeededRandom(seed: 5)
    for isTyped in [true, false] {
      var uniqueness = Uniqueness()
      var sections: [(String, [String])] = (0..<4).map { ("S\($0)", []) }
      let reports = Guarded(0)
      Diagnostics.withHandler({ _ in reports.withLock { $0 += 1 } }) {
        for step in 0..<3_000 {
          let section = Int.random(in: 0..<sections.count, using: &random)
          let count = sections[section].1.count
          switch Int.random(in: 0..<10, using: &random) {
          case 0: sections.swapAt(section, 0)
          case 1: sections[section].1.shuffle(using: &random)
          case 2..<6 where count > 0:
            sections[section].1.remove(at: Int.random(in: 0..<count, using: &random))
          default:
            let id = "\(Int.random(in: 0..<12, using: &random))"
            sections[section].1.insert(id, at: Int.random(in: 0...count, using: &random))
          }
          let model = isTyped ? typed(sections) : table(sections)
          #expect(ids(uniqueness.unique(model)) == firsts(sections), "step \(step)")
          let before = reports.withLock { $0 }
          #expect(ids(uniqueness.unique(model)) == firsts(sections), "step \(step) again")
          #expect(reports.withLock { $0 } == before)
        }
      }
    }
  }

  struct Probe: RowModel {
    static let hashes = Guarded(0)
    struct ID: Hashable, Sendable {
      let number: Int
      func hash(into hasher: inout Hasher) {
        Probe.hashes.withLock { $0 += 1 }
        hasher.combine(number)
      }
    }
    let id: ID
    var content: RowContent { .text("\(id.number)") }
  }

  @Test("A rebuild with the same array, and an insert into it, hash nothing")
  func cost() {
    var rows = (0..<10_000).map { Probe(id: .init(number: $0)) }
    let shared = Box(rows)
    let driver = TableDriver { TableModel { SectionModel("s", rows: shared.value) } }
    driver.attach(RecordingHostStub())
    Probe.hashes.withLock { $0 = 0 }
    driver.apply()
    #expect(Probe.hashes.withLock { $0 } == 0)
    rows.insert(Probe(id: .init(number: -1)), at: 5_000)
    shared.value = rows
    driver.apply()
    #expect(Probe.hashes.withLock { $0 } < 100)
    #expect(driver.table.rowCount == 10_001)
  }
}
