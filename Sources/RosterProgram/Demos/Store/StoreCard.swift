import Roster

/// The card of the store: its name, and whether it is open. One sort of cell.
struct StoreCard: RowModel {
  let name: String
  let isOpen: Bool

  /// A screen has one.
  var id: String { "card" }

  var content: RowContent {
    RowContent(
      title: name, subtitle: "12 Harbour Street",
      detail: .text(isOpen ? "open" : "closed"), image: .symbol(isOpen ? "●" : "○"),
      role: .prominent)
  }
}
