import BenchmarkKit
import Roster

/// Measures the comparison of two tables of typed sections.
struct SectionBenchmarks {
  let options: Options
  var report = Report("Tables", columns: ["workload", "Roster ms", "operations", "of them moves"])

  /// A section as plain values.
  typealias Values = (id: Int, rows: [TableRow])

  mutating func runAll() {
    runManySections()
    runOneSection()
  }

  private mutating func runManySections() {
    let name = "100 sections × 1,000 rows, 1 % edits, 5 section moves"
    if !options.includes(name) { return }
    var random = SeededRandom(seed: 3)
    var rows = RowMaker()
    let old = (0..<100).map { Values($0, (0..<1_000).map { _ in rows.make() }) }
    var new = old.map { Values($0.id, $0.rows.map { $0 }) }
    for section in new.indices {
      edit(&new[section].rows, times: 10, &random, fresh: { _ in rows.make() }) { $0.revision += 1 }
    }
    for _ in 0..<5 {
      let section = new.remove(at: .random(in: new.indices, using: &random))
      new.insert(section, at: .random(in: 0...new.count, using: &random))
    }
    run(name, old, new) { SectionModel($0.id, rows: $0.rows) }
  }

  /// One section of the same rows, typed and written one by one: what a section costs in a driver.
  private mutating func runOneSection() {
    var random = SeededRandom(seed: 4)
    var rows = RowMaker()
    let old = [Values(0, (0..<100_000).map { _ in rows.make() })]
    var new = old.map { Values($0.id, $0.rows.map { $0 }) }
    run("100,000 rows of one type, equal", old, new) { SectionModel($0.id, rows: $0.rows) }
    run("100,000 rows of two types, equal", old, new, mixed)
    edit(&new[0].rows, times: 1_000, &random, fresh: { _ in rows.make() }) { $0.revision += 1 }
    run("100,000 rows of one type, 1,000 edits", old, new) { SectionModel($0.id, rows: $0.rows) }
    run("100,000 rows of two types, 1,000 edits", old, new, mixed)
    new[0].rows.shuffle(using: &random)
    run("100,000 rows of one type, shuffled", old, new) { SectionModel($0.id, rows: $0.rows) }
    run("100,000 rows of two types, shuffled", old, new, mixed)
  }

  /// A section whose rows are written one by one, every second of another type.
  private func mixed(_ section: Values) -> SectionModel {
    SectionModel(section.id) {
      for row in section.rows {
        if row.id.isMultiple(of: 2) {
          Row(row)
        } else {
          Row(OtherTableRow(id: row.id, revision: row.revision))
        }
      }
    }
  }

  private mutating func run(
    _ name: String, _ old: [Values], _ new: [Values], _ section: (Values) -> SectionModel
  ) {
    if !options.includes(name) { return }
    let before = TableSnapshot(sections: old.map(section))
    // A fresh table each time, since a table remembers what it was compared with.
    let roster = measure(
      runs: options.runs,
      prepare: {
        TableSnapshot(sections: new.map(section))
      }
    ) { after in
      UpdateBatch(from: before, to: after)
    }
    let batch = roster.result
    guard batch.apply(to: copy(old), from: copy(new)) == copy(new) else {
      fatalError("\(name): the batch does not replay")
    }
    let moves = batch.sectionMoves.count + batch.rowMoves.count
    let operations =
      moves + batch.sectionDeletes.count + batch.sectionInserts.count + batch.rowDeletes.count
      + batch.rowInserts.count + batch.rowUpdates.count
    report.add([name, format(roster.milliseconds), String(operations), String(moves)])
  }

  private func copy(_ sections: [Values]) -> TableCopy<Int, TableRow> {
    TableCopy(sections.map { .init($0.id, rows: $0.rows) })
  }
}

/// Makes rows with ids of their own.
private struct RowMaker {
  private var next = 0

  mutating func make() -> TableRow {
    next += 1
    return TableRow(id: next)
  }
}
