import Roster

/// A row that shows a given content.
struct ContentRow: RowModel {
  let id: String
  let content: RowContent

  init(_ id: String, _ content: RowContent? = nil) {
    self.id = id
    self.content = content ?? .text(id)
  }

  /// The identity of such a row.
  static func id(_ id: String) -> RowID { RowID(ContentRow.self, id) }
}
