import ListTestSupport
import Testing

@testable import Roster

@Suite("Sectioned diff: exhaustive and random") struct UpdateBatchModelTests {
  @Test("every change of two rows among up to two sections keeps every rule in every form")
  func exhaustive() {
    let tables = smallTables()
    for old in tables {
      for new in tables {
        if let fault = faultOfUpdate(from: old, to: new) {
          Issue.record(Comment(rawValue: fault))
          return
        }
      }
    }
    #expect(tables.count > 40)
  }

  @Test("random tables: rows and sections come, go, move, cross and change", arguments: 0..<8)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var old: TestTable = []
    for step in 0..<150 {
      var new = old
      for _ in 0..<Int.random(in: 0...8, using: &random) { edit(&new, step, &random) }
      if let fault = faultOfUpdate(from: old, to: new) {
        Issue.record(Comment(rawValue: fault))
        return
      }
      old = new
    }
  }

  /// All ways to put the rows a, b in sections S, T of any order, some of them with a header.
  private func smallTables() -> [TestTable] {
    var tables: [TestTable] = []
    for ids in arrangements(["S", "T"]) {
      for rows in arrangements(["a", "b"]) {
        for cut in 0...rows.count {
          // Headers and contents differ between some of the tables.
          let header = cut == 1 ? "1" : nil
          var table = ids.map { TestSection($0, header: header, "") }
          if table.isEmpty && !rows.isEmpty { continue }
          for (index, row) in rows.enumerated() {
            table[index < cut ? 0 : table.count - 1].rows.append(
              TestRow(id: row, value: header == nil ? 0 : index))
          }
          tables.append(table)
        }
      }
    }
    return tables
  }

  private func edit(_ table: inout TestTable, _ step: Int, _ random: inout SeededRandom) {
    guard let section = table.indices.randomElement(using: &random) else {
      table.append(TestSection("first \(step)", header: "0", "x y z"))
      return
    }
    let row = table[section].rows.indices.randomElement(using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0:
      guard table.count > 3 else { return }
      let gone = table.remove(at: section)
      // Some of its rows are carried to another section.
      let heir = Int.random(in: 0..<table.count, using: &random)
      table[heir].rows += gone.rows.filter { _ in Bool.random(using: &random) }
    case 1:
      guard table.count < 7, !table.contains(where: { $0.id == "s\(step)" }) else { return }
      var fresh = TestSection("s\(step)", header: "h", "r\(step)a r\(step)b")
      fresh.rows.removeAll { row in table.contains { $0.rows.contains { $0.id == row.id } } }
      if let row { fresh.rows.append(table[section].rows.remove(at: row)) }
      table.insert(fresh, at: section)
    case 2:
      let moved = table.remove(at: section)
      table.insert(moved, at: .random(in: 0...table.count, using: &random))
    case 3: table[section].header = [nil, "1", "2"].randomElement(using: &random)!
    case 4: table[section].footer = [nil, "1", "2"].randomElement(using: &random)!
    case 5, 6:
      guard let row else { return }
      let moved = table[section].rows.remove(at: row)
      let target = Int.random(in: 0..<table.count, using: &random)
      table[target].rows.insert(
        moved, at: .random(in: 0...table[target].rows.count, using: &random))
    case 7:
      if let row { table[section].rows[row].value += 1 }
    case 8:
      if let row { table[section].rows.remove(at: row) }
    default:
      let id = "n\(step) \(table.flatMap(\.rows).count)"
      guard !table.contains(where: { $0.rows.contains { $0.id == id } }) else { return }
      table[section].rows.append(TestRow(id: id))
    }
  }
}
