import Roster

/// A line that opens another page. One sort of cell.
struct Entry: RowModel {
  let title: String
  var detail: String?

  var id: String { title }

  var content: RowContent {
    RowContent(title: title, detail: detail.map { .text($0) }, accessory: .disclosure)
  }
}
