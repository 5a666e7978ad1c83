@testable import Roster

/// A row with an id and a value, written "A" or, with another value, "A*".
struct TestRow: RowModel, Hashable {
  let id: String
  var value = 0
  var content: RowContent { .text(id) }
}

/// A section as plain values.
struct TestSection: Hashable {
  var id: String
  var header: String?
  var footer: String?
  var rows: [TestRow] = []

  /// A section of rows written as words.
  init(_ id: String, header: String? = nil, footer: String? = nil, _ words: String) {
    self.id = id
    self.header = header
    self.footer = footer
    rows = items(words).map { TestRow(id: $0.id, value: $0.content) }
  }
}

/// A table as plain values.
typealias TestTable = [TestSection]

/// One line: who it is and what it shows.
struct TestLine: Hashable {
  var name: String
  var text: String
}

/// What a section is beside its rows.
struct TestEnds: Hashable {
  var id: String
  var header: String?
  var footer: String?
}

extension TestTable {
  /// The table as a driver would have it in force.
  var snapshot: TableSnapshot {
    TableSnapshot(
      sections: map {
        SectionModel($0.id, header: $0.header, footer: $0.footer, rows: $0.rows)
      })
  }

  /// The table as values to replay on.
  var copy: TableCopy<TestEnds, TestRow> {
    TableCopy(
      map { .init(TestEnds(id: $0.id, header: $0.header, footer: $0.footer), rows: $0.rows) })
  }

  /// The lines of the table as one flat list.
  func lines(_ form: FlatLines) -> [TestLine] {
    flatMap { section in
      let rows = section.rows.map { TestLine(name: $0.id, text: "\($0.value)") }
      if form == .rows { return rows }
      let header = section.header.map { TestLine(name: "\(section.id) header", text: $0) }
      let footer = section.footer.map { TestLine(name: "\(section.id) footer", text: $0) }
      return [header].compactMap { $0 } + rows + [footer].compactMap { $0 }
    }
  }

  /// The table that a snapshot holds.
  init(_ snapshot: TableSnapshot) {
    self = snapshot.sections.map { section in
      var values = TestSection(
        section.id.key.base as! String, header: (section.header?.model as? TextHeader)?.text,
        footer: (section.footer?.model as? TextHeader)?.text, "")
      values.rows = (0..<section.count).map { section.source.record(at: $0) as! TestRow }
      return values
    }
  }
}

extension UpdateBatch {
  /// The batch between two tables of values.
  init(_ old: TestTable, _ new: TestTable) { self.init(from: old.snapshot, to: new.snapshot) }
}

/// A pair of places, to be written shortly.
func pair(_ before: RowPath, _ after: RowPath) -> UpdateBatch.RowPair {
  .init(before: before, after: after)
}
