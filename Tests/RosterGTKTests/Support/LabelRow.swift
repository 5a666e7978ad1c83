#if GTK
  import Roster
  import RosterGTK

  /// A row with a cell of its own, that is as high as a test says.
  struct LabelRow: GTKRow {
    let id: String
    var text: String
    var height: RowHeight = .automatic
    var variant = ""

    init(_ id: String, _ text: String? = nil, height: Double? = nil) {
      self.id = id
      self.text = text ?? id
      if let height { self.height = .fixed(height) }
    }

    var kind: RowKind { RowKind(Self.self, variant) }
    var content: RowContent { .text(text) }

    func update(_ cell: LabelCell) { cell.show(text) }

    /// The identity of a row.
    static func id(_ id: String) -> RowID { RowID(Self.self, id) }
  }
#endif
