#if GTK
  import Observation
  import Roster

  /// What a random list shows beside its records.
  @MainActor @Observable final class ThingState {
    var isCollapsed = false
    var header: String? = "Head"
    var footer: String?
    var mode = SelectionMode.multiple
    /// Rows of a section above.
    var extra: [Row<ContentRow>] = []

    /// The table, with a store's records.
    func table(_ store: RecordStore<Thing, Int>) -> TableModel {
      TableModel {
        SectionModel("extra", header: extra.isEmpty ? nil : "Extra") { extra }
        if !isCollapsed {
          SectionModel("things", header: header, footer: footer, rows: store) { $0.row }
        }
      }.selection(mode)
    }
  }
#endif
