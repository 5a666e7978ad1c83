import Roster
import RosterTesting

/// A row that says how high it is, for tests of layouts.
struct TallRow: RowModel {
  let id: String
  var text: String
  /// What it is until it is measured; `nil` if that is not known.
  var estimate: Double?
  /// What it is when it is measured.
  var real: Double
  var isFixed = false

  init(_ id: String, _ real: Double, text: String? = nil, estimate: Double? = nil) {
    self.id = id
    self.text = text ?? id
    self.real = real
    self.estimate = estimate
  }

  var content: RowContent { .text(text) }
  var height: RowHeight {
    isFixed ? .fixed(real) : estimate.map { .estimated($0) } ?? .automatic
  }

  /// A row whose height is known before it is measured.
  static func fixed(_ id: String, _ height: Double) -> TallRow {
    var row = TallRow(id, height)
    row.isFixed = true
    return row
  }
}

/// The identity of a tall row.
func tallID(_ id: String) -> RowID { RowID(TallRow.self, id) }

/// A list of tall rows in a view, changed by a test.
@MainActor final class TallList {
  var rows: [TallRow]
  let driver: TableDriver
  let host: HeadlessHost
  private let state: Box<[TallRow]>

  init(_ rows: [TallRow], width: Double = 300, height: Double) {
    self.rows = rows
    let state = Box(rows)
    self.state = state
    driver = TableDriver { TableModel { SectionModel("rows", rows: state.value) } }
    host = HeadlessHost(driver, width: width, height: height) { row, _ in
      (row.model as? TallRow)?.real ?? 44
    }
    driver.attach(host)
  }

  var viewport: Viewport { host.viewport }

  /// Changes the rows and brings the change to the view, in one commit.
  func change(_ edit: (inout [TallRow]) -> Void) {
    edit(&rows)
    state.value = rows
    driver.apply()
  }

  /// Where a row stands in the view.
  func y(_ id: String) -> Double? { viewport.placement(of: tallID(id))?.y }
}
