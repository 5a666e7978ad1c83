import Testing

@testable import Roster

@MainActor @Suite("What look-ups cost: counted at a size and at four times that")
struct LookupCostTests {
  private let counter = ProbeCounter()

  private func rows(_ range: Range<Int>) -> [ProbeRow] { range.map { ProbeRow($0, counter) } }

  private func id(_ value: Int) -> RowID {
    RowID(ProbeRow.self, ProbeID(value: value, counter: counter))
  }

  /// Expects the cost not to grow with the size.
  private func expectConstant(_ name: String, _ size: Int = 1_000, _ cost: (Int) -> Cost) {
    let (small, large) = (cost(size), cost(4 * size))
    #expect(
      large.isNoMore(than: small), "\(name): \(small) at \(size), \(large) at four times that")
  }

  @Test("A section is made in constant time, whatever it has")
  func making() {
    final class Owner {}
    let owner = Owner()
    expectConstant("typed") { size in
      let rows = rows(0..<size)
      return Cost.of(counter) {
        _ = SectionModel("s", rows: rows)
        _ = SectionModel("s", rows: rows) { $0 }
        _ = SectionModel("s", rows: rows) { Row($0) }
        _ = SectionModel("s", rows: rows, with: owner) { _, row in Row(row) }
      }
    }
    expectConstant("store") { size in
      let store = RecordStore(ProbeRow.self, key: \.id, rows(0..<size))
      return Cost.of(counter) {
        _ = SectionModel("s", rows: store) { $0 }
        _ = SectionModel("s", rows: store) { Row($0) }
        _ = SectionModel("s", rows: store, with: owner) { _, row in Row(row) }
      }
    }
    expectConstant("counted") { size in
      Cost.of(counter) {
        _ = SectionModel("s", count: size) { Row(ProbeRow($0, ProbeCounter())) }
        _ = SectionModel("s", count: size, key: { "\($0)" }) { Row(ProbeRow($0, ProbeCounter())) }
      }
    }
  }

  @Test("A row is found by its id: once an index is made, in constant time")
  func paths() {
    for name in ["typed", "written", "store", "counted"] {
      func table(_ size: Int) -> TableSnapshot {
        let rows = rows(0..<size)
        let counter = counter
        let section: SectionModel
        switch name {
        case "typed": section = SectionModel("s", rows: rows)
        case "written": section = SectionModel("s") { rows }
        case "store":
          section = SectionModel("s", rows: RecordStore(ProbeRow.self, key: \.id, rows)) { $0 }
        default:
          section = SectionModel("s", count: size, key: { ProbeID(value: $0, counter: counter) }) {
            Row(ProbeRow($0, counter))
          }
        }
        return TableSnapshot(sections: [section])
      }
      func found(_ table: TableSnapshot, _ value: Int) -> RowPath? {
        let id =
          name == "counted"
          ? RowID(.section("s"), ProbeID(value: value, counter: counter)) : id(value)
        return table.path(of: id)
      }
      expectProportional("the first, \(name)", 1_000) { size in
        let table = table(size)
        return Cost.of(counter) { #expect(found(table, size / 2) == at(0, size / 2)) }
      }
      expectConstant("the second, \(name)") { size in
        let table = table(size)
        _ = found(table, 0)
        return Cost.of(counter) {
          #expect(found(table, size / 2) == at(0, size / 2))
          #expect(found(table, size + 1) == nil)
        }
      }
    }
  }

  @Test("Among many sections a row is found by one look at each")
  func manySections() {
    expectProportional("one row each", 250) { size in
      let table = TableSnapshot(
        sections: (0..<size).map { SectionModel($0, rows: rows($0..<$0 + 1)) })
      let id = id(size - 1)
      return Cost.of(counter) { #expect(table.path(of: id) == at(size - 1, 0)) }
    }
    for count in [1, 10] {
      expectProportional("every row, \(count) in each", 100) { size in
        let table = TableSnapshot(
          sections: (0..<size).map { SectionModel($0, rows: rows($0 * count..<($0 + 1) * count)) })
        let ids = (-size..<size * count).map { id($0 < 0 ? $0 + 1_000_000 : $0) }
        return Cost.of(counter) {
          for (offset, id) in ids.enumerated() {
            let row = offset - size
            #expect(table.path(of: id) == (row < 0 ? nil : at(row / count, row % count)))
          }
        }
      }
    }
    expectProportional("a snapshot", 250) { size in
      let sections = (0..<size).map { SectionModel($0, rows: rows($0..<$0 + 1)) }
      return Cost.of(counter) { _ = TableSnapshot(sections: sections) }
    }
  }

  @Test("Faults are found with one hash of each id; of few that entered with none")
  func faults() {
    for values in [[1, 2, 3, 4], [1, 1, 1, 1], [-1, -1, -1, -1], [1, -1, 1, 2]] {
      expectProportional("\(values)", 1_000) { size in
        let rows = (0..<size).map { ProbeRow(values[$0 % 4], counter) }
        let typed = SectionModel("s", rows: rows).source
        let written = SectionModel("s") { rows }.source
        return Cost.of(counter) {
          #expect(typed.faults == written.faults)
          #expect(counter.hashes <= 2 * size)
        }
      }
      expectProportional("\(values), few", 1_000) { size in
        let rows = (0..<size).map { ProbeRow(values[$0 % 4], counter) }
        let source = SectionModel("s", rows: rows).source
        return Cost.of(counter) {
          _ = source.faults(among: [0, size / 2, size - 1])
          #expect(counter.hashes == 0)
        }
      }
    }
  }

  @Test("A shown position is found among hidden ones by halving")
  func hidden() {
    for count in [100, 400, 100_000] {
      let source = UniqueRows(
        base: SectionModel("s", count: 3 * count) { ProbeRow($0, ProbeCounter()) }.source,
        hidden: (0..<count).map { 3 * $0 })
      #expect(source.basePosition(0) == 1)
      #expect(source.basePosition(2 * count - 1) == 3 * count - 1)
      #expect(source.basePosition(count) == 3 * (count / 2) + 1 + count % 2)
    }
  }

  @Test("An older state of a store finds a row by the store, after a few edits and after many")
  func olderState() {
    func cost(_ size: Int, edits: Int) -> Cost {
      let store = RecordStore(ProbeRow.self, key: \.id, rows(0..<size))
      let old = SectionModel("s", rows: store) { $0 }.source
      for edit in 0..<edits { store.remove(at: edit) }
      _ = old.index(of: id(0))
      return Cost.of(counter) {
        #expect(old.index(of: id(size - 1)) == size - 1)
        #expect(old.index(of: id(0)) == 0)
      }
    }
    expectConstant("five edits") { cost($0, edits: 5) }
    expectProportional("edits in proportion", 100) { cost(10_000, edits: $0) }
  }

  @Test("The difference of two states of a source costs what has changed, or what the lists cost")
  func differences() {
    expectConstant("a store, an edit") { size in
      let store = RecordStore(ProbeRow.self, key: \.id, rows(0..<size))
      let old = SectionModel("s", rows: store) { $0 }.source
      store.remove(at: size / 2)
      let new = SectionModel("s", rows: store) { $0 }.source
      return Cost.of(counter) {
        #expect(new.difference(from: old) == ListDiff(deletes: [size / 2]))
      }
    }
    expectProportional("of two types", 500) { size in
      let typed = SectionModel("s", rows: rows(0..<size)).source
      let written = SectionModel("s") { rows(0..<size).reversed() }.source
      return Cost.of(counter) {
        #expect(written.difference(from: typed).moves.count == size - 1)
      }
    }
    expectProportional("with hidden rows", 500) { size in
      let old = UniqueRows(
        base: SectionModel("s", rows: rows(0..<size)).source, hidden: (0..<size / 5).map { 5 * $0 })
      let new = UniqueRows(
        base: SectionModel("s", rows: rows(0..<size).reversed()).source,
        hidden: (0..<size / 5).map { 5 * $0 })
      return Cost.of(counter) { _ = new.difference(from: old) }
    }
  }
}
