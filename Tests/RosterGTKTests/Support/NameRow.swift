#if GTK
  import Roster

  /// A row that is its name.
  struct NameRow: RowModel {
    let id: String
    var title: String

    init(_ id: String, title: String? = nil) {
      self.id = id
      self.title = title ?? id
    }

    nonisolated var content: RowContent { .text(title) }
  }
#endif
