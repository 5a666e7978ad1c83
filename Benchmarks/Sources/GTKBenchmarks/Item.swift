#if GTK
  import Roster

  /// A record as a list of messages has it.
  struct Item: Sendable, Equatable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "Message \(id)"
    }
  }

  /// How a record is shown: by the standard cell.
  struct ItemRow: RowModel {
    let item: Item
    var id: Int { item.id }
    var content: RowContent {
      RowContent(title: item.title, subtitle: "from sender \(item.id % 97)")
    }
  }
#endif
