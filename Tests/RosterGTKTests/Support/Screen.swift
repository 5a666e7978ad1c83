#if GTK
  import Roster
  import Observation

  /// Rows that a test changes.
  @MainActor @Observable final class Screen {
    var rows: [Row<ContentRow>]

    init(_ rows: [Row<ContentRow>]) { self.rows = rows }

    /// Rows of contents, whose ids are their positions.
    convenience init(_ contents: [RowContent]) {
      self.init(contents.enumerated().map { Row(ContentRow($0.offset, $0.element)) })
    }

    var driver: TableDriver {
      TableDriver(self) { screen in
        TableModel { SectionModel("s", header: "Head", footer: "Foot") { screen.rows } }
      }
    }

    /// Gives a row another content.
    func set(_ id: Int, _ content: RowContent) {
      if let index = rows.firstIndex(where: { $0.model.id == id }) {
        rows[index].model = ContentRow(id, content, height: rows[index].model.height)
      }
    }
  }
#endif
