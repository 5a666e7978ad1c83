import Roster

/// A switch. One sort of cell.
struct Setting: RowModel {
  let title: String
  let isOn: Bool

  var id: String { title }
  var content: RowContent { .toggle(title, isOn: isOn) }
}
