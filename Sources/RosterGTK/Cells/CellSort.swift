#if GTK
  import Roster

  /// Which cells can show a row: those of its kind that are made the same way.
  ///
  /// Two row models may name one kind although their cells differ; each still gets a cell of its own
  /// class.
  struct CellSort: Hashable {
    /// How a cell is made.
    enum Form: Hashable {
      case standard
      /// A standard cell that is a heading to a screen reader, which GTK fixes when it is made.
      case heading
      /// A cell of a class of the app.
      case custom(ObjectIdentifier)
      /// A cell round the widget that a closure makes.
      case block
    }

    let kind: RowKind
    let form: Form

    @MainActor init(_ row: AnyRow, in slot: RowSlot) {
      kind = row.kind
      if row.model is BlockRow, row.trait(WidgetClosure.self) != nil {
        form = .block
      } else if let model = row.model as? any GTKRow {
        form = .custom(type(of: model).cellClass)
      } else {
        form = slot.lineRole == .header ? .heading : .standard
      }
    }
  }

  extension RowSlot {
    /// What the slot shows in its section.
    var lineRole: LineRole {
      guard let id, case .section = id.space else { return .row }
      return id.key.base(as: LineRole.self) ?? .row
    }
  }
#endif
