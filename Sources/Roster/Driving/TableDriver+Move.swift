extension TableDriver {
  /// Whether a person may move a row now.
  public func mayMove(_ id: RowID) -> Bool {
    guard let (row, context) = found(id), let movement = row.trait(MoveEvent.self) else {
      return false
    }
    return movement.mayMove(context)
  }

  /// The place that a row goes to when it is held over a place; `nil` if it may not move.
  public func target(of id: RowID, over place: RowPlace) -> RowPlace? {
    guard let (row, context) = found(id), let movement = row.trait(MoveEvent.self),
      movement.mayMove(context)
    else { return nil }
    return movement.target(context, place)
  }

  /// A person moved a row.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - place: Where it was let go. The row may ask for another place.
  /// - Returns: Whether the row may move, and to a place other than its own.
  @discardableResult public func move(_ id: RowID, to place: RowPlace) -> Bool {
    guard let target = target(of: id, over: place), let (row, context) = found(id),
      target != RowPlace(section: context.section, index: context.index)
    else { return false }
    row.trait(MoveEvent.self)?.handler(context, target)
    return true
  }

  /// A person moved a row one step up (-1) or down (1), over the end of its section if need be.
  @discardableResult public func move(_ id: RowID, by step: Int) -> Bool {
    guard let path = table.path(of: id) else { return false }
    let section = table.sections[path.section]
    let index = path.row + step
    if index >= 0 && index < section.count {
      return move(id, to: RowPlace(section: section.id, index: index))
    }
    let next = path.section + (step < 0 ? -1 : 1)
    guard table.sections.indices.contains(next), table.sections[next].role == .content else {
      return false
    }
    return move(
      id,
      to: RowPlace(
        section: table.sections[next].id, index: step < 0 ? table.sections[next].count : 0))
  }
}
