extension TableDriver {
  /// The line that shows a row, header or footer in the table in force.
  public func line(of id: RowID) -> TableLine? { table.line(of: id) }

  /// Who a line of the table in force is.
  public func id(of line: TableLine) -> RowID { table.id(of: line) }

  /// A row of the table in force as a handler is told it; `nil` if it is not there.
  public func context(of id: RowID) -> AnyRowContext? {
    line(of: id).map { context(at: $0, row: table.row(of: $0)) }
  }

  /// The row in force with an identity, and what a handler of it is told.
  func found(_ id: RowID) -> (row: AnyRow, context: AnyRowContext)? {
    guard let line = line(of: id) else { return nil }
    let row = table.row(of: line)
    return (row, context(at: line, row: row))
  }

  private func context(at line: TableLine, row: AnyRow) -> AnyRowContext {
    let section = table.sections[line.section]
    return AnyRowContext(
      id: row.id, model: row.model, section: section.id, index: line.path?.row ?? 0,
      record: line.path.flatMap { section.source.record(at: $0.row) }, presenter: self)
  }

  /// Tells a row that was made before, be it gone by now, what happened.
  func event<Event: RowTrait>(_ event: Event.Type, of row: AnyRow)
  where Event.Value == RowHandler {
    guard let handler = row.trait(event) else { return }
    handler(
      context(of: row.id)
        ?? AnyRowContext(
          id: row.id, model: row.model, section: SectionID(row.id), index: 0, record: nil,
          presenter: self))
  }
}
