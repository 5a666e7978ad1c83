import Observation
import Roster

/// A row whose identity and content a test decides apart from each other.
struct SampleRow: RowModel {
  let id: String
  var text: String

  init(_ id: String, _ text: String? = nil) {
    self.id = id
    self.text = text ?? id
  }

  var content: RowContent { .text(text) }
}

/// State that a table is a function of.
@MainActor @Observable final class SampleState {
  var rows: [String]
  var isManager = true

  init(_ rows: [String]) { self.rows = rows }

  var table: TableModel {
    TableModel {
      SectionModel("rows") { for row in rows { SampleRow(row) } }
    }
  }
}

/// The identity of a sample row.
func sampleID(_ id: String) -> RowID { RowID(SampleRow.self, id) }

/// Where a row is.
func at(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

/// A value that closures of a table share with a test.
@MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
