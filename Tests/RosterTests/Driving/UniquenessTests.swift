import ListTestSupport
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

  @Test(
    "A rebuild with the same array keeps its index: rows in view are found without a hash of all")
  func keptIndex() {
    let shared = Box((0..<10_000).map { Probe(id: .init(number: $0)) })
    let driver = TableDriver { TableModel { SectionModel("s", rows: shared.value) } }
    driver.attach(RecordingHostStub())
    let cells = RecordingCells(driver, count: 20)
    cells.show(from: 5_000)
    driver.apply()
    Probe.hashes.withLock { $0 = 0 }
    for _ in 0..<10 { driver.apply() }
    #expect(Probe.hashes.withLock { $0 } < 1_000)
    #expect(driver.table.path(of: RowID(Probe.self, Probe.ID(number: 77))) == at(0, 77))
  }
}

extension UniquenessTests {
  struct Member: Equatable, Sendable {
    static let reads = Guarded(0)
    let id: Int
    var name = ""
    static func == (a: Self, b: Self) -> Bool {
      reads.withLock { $0 += 1 }
      return a.id == b.id && a.name == b.name
    }
  }

  final class Live: Equatable, Sendable {
    let id: Int
    let name = Guarded("")
    init(_ id: Int) { self.id = id }
    static func == (a: Live, b: Live) -> Bool { a === b }
  }

  @Test("A few rows shown above do not make an edit of a long list below cost its length")
  func favourites() {
    let keys = Guarded(0)
    let all = RecordStore(
      Member.self,
      key: { record in
        keys.withLock { $0 += 1 }
        return record.id
      }, (0..<20_000).map { Member(id: $0) })
    let favourites = RecordStore(Member.self, key: \.id, [3, 77, 15_000].map { Member(id: $0) })
    let driver = TableDriver {
      TableModel {
        SectionModel("favourites", rows: favourites) { SampleRow("\($0.id)", $0.name) }
        SectionModel("all", rows: all) { SampleRow("\($0.id)", $0.name) }
      }
    }
    let host = RecordingHostStub()
    Diagnostics.withHandler({ _ in }) { driver.attach(host) }
    #expect(driver.table.sections.map(\.count) == [3, 19_997])
    keys.withLock { $0 = 0 }
    Member.reads.withLock { $0 = 0 }
    Diagnostics.withHandler({ _ in }) {
      all.update(Member(id: 12_000, name: "new"))
      driver.flush()
      favourites.remove(77)
      driver.flush()
      all.move(5, to: 19_000)
      driver.flush()
    }
    #expect(driver.table.sections.map(\.count) == [2, 19_998])
    #expect(keys.withLock { $0 } < 2_000)
    #expect(Member.reads.withLock { $0 } < 2_000)
  }

  @Test("An object changed in place is refilled, though another list shows some of its kind")
  func objects() {
    let objects = (0..<50).map { Live($0) }
    let first = RecordStore(Live.self, key: \.id, [objects[0]])
    let second = RecordStore(Live.self, key: \.id, objects)
    let driver = TableDriver {
      TableModel {
        SectionModel("first", rows: first) { live in
          SampleRow("\(live.id)", live.name.withLock { $0 })
        }
        SectionModel("second", rows: second) { live in
          Row("\(live.id)") { .text(live.name.withLock { $0 }) }
        }
      }
    }
    let host = RecordingHost(driver)
    Diagnostics.withHandler({ _ in }) { driver.attach(host) }
    let cells = RecordingCells(driver, count: 4)
    cells.show()
    cells.forgetFills()
    objects[2].name.withLock { $0 = "changed" }
    Diagnostics.withHandler({ _ in }) {
      second.update(objects[2])
      driver.flush()
    }
    #expect(cells.fills.map(\.content.title) == ["changed"])
  }

  @Test(
    "Random stores and lists that share records replay exactly, with the fewest moves",
    arguments: [1, 2])
  func randomStores(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stores = (0..<3).map { _ in RecordStore(Member.self, key: \.id) }
    let driver = TableDriver {
      TableModel(
        sections: stores.enumerated().map { index, store in
          SectionModel(index, rows: store) { SampleRow("\($0.id)", $0.name) }
        })
    }
    let host = RecordingHost(driver)
    Diagnostics.withHandler({ _ in }) {
      driver.attach(host)
      for step in 0..<1_500 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let store = stores[Int.random(in: 0..<3, using: &random)]
          let id = Int.random(in: 0..<30, using: &random)
          switch Int.random(in: 0..<6, using: &random) {
          case 0, 1: store.upsert(Member(id: id, name: "\(step)"), insertAt: .start)
          case 2: store.remove(id)
          case 3 where store.contains(id):
            store.move(id, to: Int.random(in: 0..<store.count, using: &random))
          case 4: store.replaceAll(with: store.snapshot.shuffled(using: &random))
          default: store.update(Member(id: id, name: "\(step)"))
          }
        }
        let old = driver.table
        driver.flush()
        #expect(host.violations == [], "seed \(seed), step \(step)")
        var seen: Set<Int> = []
        let expected = stores.map { store in
          store.snapshot.filter { seen.insert($0.id).inserted }.map(\.name)
        }
        if !seen.isEmpty { #expect(host.shown?.titles == expected, "seed \(seed), step \(step)") }
        for section in 0..<3 where old.sections.count == 3 && driver.table.sections.count == 3 {
          let (before, after) = (
            old.sections[section].source, driver.table.sections[section].source
          )
          let moves = UniqueRows.difference(from: before, to: after).moves.count
          #expect(moves == after.erasedDifference(from: before).moves.count, "step \(step)")
        }
      }
    }
  }

  @Test("Sections of one type cost no more than their rows, however many there are")
  func manySections() {
    let rows = (0..<300).map { section in (0..<20).map { SampleRow("\(section) \($0)") } }
    var sections = rows.enumerated().map { SectionModel($0, rows: $1) }
    var uniqueness = Uniqueness()
    #expect(uniqueness.unique(sections).map(\.count) == rows.map(\.count))
    sections[299] = SectionModel(299, rows: rows[299] + [SampleRow("0 0"), SampleRow("fresh")])
    let reports = Guarded<[String]>([])
    Diagnostics.withHandler({ report in reports.withLock { $0.append(report.place) } }) {
      #expect(uniqueness.unique(sections)[299].count == 21)
      sections.swapAt(0, 299)
      let shown = uniqueness.unique(sections)
      #expect(shown[0].count == 22)
      #expect(shown[299].count == 19)
    }
    #expect(reports.withLock { $0 } == ["section 299, position 20", "section 0, position 0"])
  }
}
