#if GTK
  import CGTK
  import Roster

  /// A place in a list that something is held over, by identity: rows may come and go before it is let go.
  @MainActor struct DropPlace {
    /// What is there; `nil` below all rows.
    let line: RowID?
    /// The row that is there; `nil` over headers and footers, and below all rows.
    let row: RowID?
    /// Whether it is in the lower half.
    let isLower: Bool
    /// Whether it is not near an edge.
    let isInMiddle: Bool
    /// What is on the other side of the gap that is nearest; `nil` for nothing.
    private let neighbor: RowID?

    init(_ host: GTKHost, _ x: Double, _ y: Double) {
      let cell = host.cell(at: x, y)
      var area = GdkRectangle()
      if let widget = cell?.rowWidget { gtk_widget_get_allocation(widget, &area) }
      let share = area.height > 0 ? (y - Double(area.y)) / Double(area.height) : 1
      line = cell?.id
      row = host.row(at: x, y)
      isLower = share >= 0.5
      isInMiddle = share > 0.25 && share < 0.75
      let position = line.flatMap { host.model.position(of: $0) }
      neighbor = position.flatMap { [isLower] in host.model.id(at: isLower ? $0 + 1 : $0 - 1) }
    }

    /// The place among the rows that a row would go to; that of a new row for `nil`.
    func place(of id: RowID?, in table: TableSnapshot) -> RowPlace? {
      guard let gap = gap(in: table) else { return nil }
      let section = table.sections[gap.section]
      // A row that leaves a place before it makes room.
      let own = id.flatMap { table.path(of: $0) }
      let shift = own.map { $0.section == gap.section && $0.row < gap.row ? 1 : 0 } ?? 0
      return RowPlace(section: section.id, index: gap.row - shift)
    }

    /// The gap between two rows that is nearest. If what was pointed at has left meanwhile, it is the one
    /// on the same side of what is there still.
    private func gap(in table: TableSnapshot) -> RowPath? {
      guard let line else {
        return table.sections.lastIndex { $0.role == .content }.map {
          RowPath(section: $0, row: table.sections[$0].count)
        }
      }
      if let found = table.line(of: line) { return gap(at: found, isLower, in: table) }
      return neighbor.flatMap { table.line(of: $0) }.flatMap { gap(at: $0, !isLower, in: table) }
    }

    private func gap(at line: TableLine, _ isLower: Bool, in table: TableSnapshot) -> RowPath? {
      guard table.sections[line.section].role == .content else { return nil }
      switch line {
      case .row(let path): return RowPath(section: path.section, row: path.row + (isLower ? 1 : 0))
      case .header(let section): return RowPath(section: section, row: 0)
      case .footer(let section):
        return RowPath(section: section, row: table.sections[section].count)
      }
    }

    /// The line next to a place that a row would go to, to draw a mark at.
    static func neighbour(
      of place: RowPlace, moving id: RowID?, in table: TableSnapshot
    ) -> (line: RowID?, isBelow: Bool) {
      guard let section = table.index(of: place.section) else { return (nil, false) }
      let own = id.flatMap { table.path(of: $0) }
      let count = table.sections[section].count
      var gap = place.index
      if let own, own.section == section, own.row < gap { gap += 1 }
      if gap < count, gap >= 0 {
        return (table.id(at: RowPath(section: section, row: gap)), false)
      }
      if count > 0 { return (table.id(at: RowPath(section: section, row: count - 1)), true) }
      let header = table.sections[section].header.map { _ in TableLine.header(section: section) }
      return (header.map(table.id(of:)), true)
    }
  }
#endif
