extension RowSelection {
  /// A row that has changed its section.
  private struct Crossing {
    let row: RowID
    let from: SectionID
    let to: SectionID
    let isSelected: Bool
  }

  /// Follows its rows into another table.
  ///
  /// A row that stays in the table is selected if it was, whichever section it is in; one that enters a
  /// section selected as a whole is selected; one that leaves is forgotten.
  ///
  /// - Parameters:
  ///   - batch: What differs between the two tables, with every row that moves as a move.
  ///   - old: The table that it was the selection of.
  ///   - new: The table that it is the selection of from now on.
  /// - Returns: Whether a selected row has left.
  /// - Complexity: O(k) for k rows and sections that the batch names; for a section that leaves and was
  ///   not selected as a whole, the number of its rows or of selected rows, whichever is less
  @MainActor mutating func follow(
    _ batch: UpdateBatch, from old: TableSnapshot, to new: TableSnapshot
  ) -> Bool {
    if isEmpty { return false }
    let crossings = crossings(batch, from: old, to: new)
    let staying = Set(batch.carried.lazy.map(\.before))
    var isLost = false
    for path in batch.rowDeletes where !staying.contains(path) {
      if forget(old.id(at: path), in: old.sections[path.section].id) { isLost = true }
    }
    let taken = Dictionary(
      crossings.lazy.filter(\.isSelected).map { ($0.from, 1) }, uniquingKeysWith: +)
    for index in batch.sectionDeletes {
      let section = old.sections[index]
      if let again = new.index(of: section.id) {
        if followReplaced(section, by: new.sections[again], in: new) { isLost = true }
      } else if let exceptions = forget(section: section.id) {
        if section.count - exceptions.count > taken[section.id, default: 0] { isLost = true }
      } else if forgetRows(of: section, at: index, but: staying) {
        isLost = true
      }
    }
    for crossing in crossings {
      move(crossing.row, isSelected: crossing.isSelected, from: crossing.from, to: crossing.to)
    }
    return isLost
  }

  /// Follows a section that was replaced as a whole, since its rows are too many to be named: it has grown
  /// or shrunk at its end.
  ///
  /// - Returns: Whether a selected row has left.
  @MainActor private mutating func followReplaced(
    _ old: SectionModel, by new: SectionModel, in table: TableSnapshot
  ) -> Bool {
    if let exceptions = sections[old.id] {
      let staying = exceptions.filter { table.path(of: $0) != nil }
      sections[old.id] = staying
      return old.count - new.count > exceptions.count - staying.count
    }
    let gone = rows.filter { old.source.index(of: $0) != nil && table.path(of: $0) == nil }
    rows.subtract(gone)
    return !gone.isEmpty
  }

  private func crossings(
    _ batch: UpdateBatch, from old: TableSnapshot, to new: TableSnapshot
  ) -> [Crossing] {
    (batch.rowMoves + batch.carried).compactMap { pair in
      let from = old.sections[pair.before.section].id
      let to = new.sections[pair.after.section].id
      if from == to { return nil }
      let row = new.id(at: pair.after)
      return Crossing(row: row, from: from, to: to, isSelected: contains(row, in: from))
    }
  }

  /// Forgets the rows of a section that leaves, except those that another section has taken.
  ///
  /// - Returns: Whether one of them was selected.
  @MainActor private mutating func forgetRows(
    of section: SectionModel, at index: Int, but staying: Set<RowPath>
  ) -> Bool {
    var isLost = false
    if rows.count < section.count {
      for row in rows {
        guard let position = section.source.index(of: row),
          !staying.contains(RowPath(section: index, row: position))
        else { continue }
        isLost = forget(row, in: section.id) || isLost
      }
    } else if !rows.isEmpty {
      for position in 0..<section.count
      where !staying.contains(RowPath(section: index, row: position)) {
        isLost = forget(section.source.id(at: position), in: section.id) || isLost
      }
    }
    return isLost
  }
}
