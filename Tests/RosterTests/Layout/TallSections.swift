import Roster
import RosterTesting

/// A list of tall rows in sections, in a view, changed by a test: sections may be empty, have no header,
/// or both.
@MainActor final class TallSections {
  struct Part {
    var id: String
    var header: TallRow?
    var footer: TallRow?
    var rows: [TallRow]

    init(_ id: String, header: TallRow? = nil, footer: TallRow? = nil, _ rows: [TallRow] = []) {
      self.id = id
      self.header = header
      self.footer = footer
      self.rows = rows
    }

    /// All that it shows, from top to bottom.
    var lines: [TallRow] { [header].compactMap(\.self) + rows + [footer].compactMap(\.self) }

    @MainActor var section: SectionModel {
      var section = SectionModel(id, rows: rows)
      if let header { section = section.header(Row(header)) }
      if let footer { section = section.footer(Row(footer)) }
      return section
    }
  }

  private(set) var parts: [Part]
  let driver: TableDriver
  let host: HeadlessHost
  private let state: Box<[Part]>

  init(_ parts: [Part], width: Double = 300, height: Double = 200, pinsHeaders: Bool = false) {
    self.parts = parts
    let state = Box(parts)
    self.state = state
    driver = TableDriver { TableModel(sections: state.value.map(\.section)) }
    host = HeadlessHost(driver, width: width, height: height) { row, _ in
      (row.model as? TallRow)?.real ?? 44
    }
    host.viewport.pinsHeaders = pinsHeaders
    driver.attach(host)
  }

  var viewport: Viewport { host.viewport }
  var lines: [TallRow] { parts.flatMap(\.lines) }

  /// Changes the sections and brings the change to the view, in one commit.
  func change(_ edit: (inout [Part]) -> Void) {
    edit(&parts)
    state.value = parts
    driver.apply()
  }
}
