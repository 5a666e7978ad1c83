extension TableDriver {
  /// The value that a row hands over when it is dragged; `nil` if it cannot be.
  public func dragItem(of id: RowID) -> (any Sendable)? { answer(DragQuestion.self, of: id) ?? nil }

  /// What a row does with values that are dropped on it, by type.
  public func dropTargets(of id: RowID) -> [RowDropTarget] {
    found(id)?.row.trait(DropEvent.self) ?? []
  }

  /// What a section does with values that are dropped between its rows, by type.
  public func dropTargets(in section: SectionID) -> [SectionDropTarget] {
    table.index(of: section).map { table.sections[$0].drops } ?? []
  }

  /// A person dropped a value on a row.
  ///
  /// - Returns: Whether the row takes such a value.
  @discardableResult public func drop(_ item: any Sendable, on id: RowID) -> Bool {
    guard let (row, context) = found(id),
      let target = row.trait(DropEvent.self)?.first(where: { $0.accepts(item) })
    else { return false }
    target.handler(context, item)
    return true
  }

  /// A person dropped a value between rows, before the one at a place, or below all rows of a section.
  ///
  /// - Returns: Whether the section is there and takes such a value.
  @discardableResult public func drop(_ item: any Sendable, at place: RowPlace) -> Bool {
    guard let section = table.index(of: place.section).map({ table.sections[$0] }),
      let target = section.drops.first(where: { $0.accepts(item) })
    else { return false }
    target.handler(item, min(max(place.index, 0), section.count))
    return true
  }
}
