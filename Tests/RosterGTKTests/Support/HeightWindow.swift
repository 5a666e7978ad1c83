#if GTK
  import Roster

  @testable import RosterGTK

  /// Sections of rows with heights, in a window; the sections have headers if they are named.
  @MainActor final class HeightWindow {
    typealias Rows = [(id: String, height: Int)]

    struct Part {
      var id = "s"
      var header: String?
      var rows: Rows
    }

    let parts: Box<[Part]>
    let driver: TableDriver
    let list: ListWindow

    init(_ parts: [Part], height: Int, finish: @escaping (TableModel) -> TableModel = { $0 }) {
      let state = Box(parts)
      self.parts = state
      driver = TableDriver {
        finish(
          TableModel(
            sections: state.value.map { part in
              SectionModel(
                part.id, header: part.header,
                rows: part.rows.map { LabelRow($0.id, height: Double($0.height)) })
            }))
      }
      list = ListWindow(driver, height: height)
    }

    convenience init(
      _ rows: Rows, height: Int = 100, finish: @escaping (TableModel) -> TableModel = { $0 }
    ) {
      self.init([Part(rows: rows)], height: height, finish: finish)
    }

    /// The rows of the first section.
    var rows: Rows {
      get { parts.value[0].rows }
      set { parts.value[0].rows = newValue }
    }

    /// Changes the rows, in one update, and waits until that is drawn.
    func change(_ edit: (inout Rows) -> Void) {
      edit(&rows)
      apply()
    }

    func apply() {
      driver.apply()
      list.waitForFrames()
    }

    /// Where a row is; not a number if it is not laid out.
    func top(_ id: String) -> Double { list.top(LabelRow.id(id)) ?? .nan }

    func scroll(to id: String, top: Double) { list.scroll(to: LabelRow.id(id), top: top) }

    /// The last scroll position.
    var end: Double { list.upper - viewHeight }
    var viewHeight: Double { Double(gtk_widget_get_height(list.host.listView)) }
  }
#endif
