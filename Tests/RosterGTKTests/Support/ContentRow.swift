#if GTK
  import Roster

  /// A row that shows a given content.
  struct ContentRow: RowModel {
    let id: Int
    let content: RowContent
    var height: RowHeight

    init(_ id: Int, _ content: RowContent, height: RowHeight = .automatic) {
      self.id = id
      self.content = content
      self.height = height
    }

    static func == (a: ContentRow, b: ContentRow) -> Bool {
      a.id == b.id && a.content == b.content && a.height == b.height
    }
  }
#endif
