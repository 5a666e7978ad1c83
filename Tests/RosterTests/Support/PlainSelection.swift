import Roster

/// The content of a table as plain values.
@MainActor struct PlainTable {
  var sections: [(id: SectionID, rows: [RowID])]
  var rows: [RowID] { sections.flatMap(\.rows) }

  init(_ sections: [(id: SectionID, rows: [RowID])]) { self.sections = sections }

  init(_ table: TableSnapshot) {
    sections = table.sections.enumerated().filter { $0.element.role == .content }
      .map { index, section in
        (section.id, (0..<section.count).map { table.id(at: at(index, $0)) })
      }
  }

  func section(of row: RowID) -> SectionID? { sections.first { $0.rows.contains(row) }?.id }
}

/// What is selected, and where the cursor is, as plain values that follow the rules.
@MainActor struct PlainSelection {
  private(set) var selected: Set<RowID> = []
  /// The sections selected as a whole: what enters them is selected.
  private(set) var wholes: Set<SectionID> = []
  var cursor: RowID?

  /// - Returns: Whether a selected row has left.
  mutating func follow(from old: PlainTable, to new: PlainTable) -> Bool {
    let (before, after) = (Set(old.rows), Set(new.rows))
    let isLost = !selected.isSubset(of: after)
    selected.formIntersection(after)
    wholes.formIntersection(new.sections.map(\.id))
    for section in new.sections where wholes.contains(section.id) {
      selected.formUnion(Set(section.rows).subtracting(before))
    }
    return isLost
  }

  /// The cursor goes to the next row in the old order that is still there, else to the one before.
  mutating func followCursor(from old: PlainTable, to new: PlainTable) {
    let (before, after) = (old.rows, Set(new.rows))
    guard let row = cursor, !after.contains(row), let place = before.firstIndex(of: row)
    else { return }
    cursor =
      before[place...].first { after.contains($0) } ?? before[..<place].last { after.contains($0) }
  }

  /// Each act of a person says whether it has changed anything.
  mutating func set(_ row: RowID, _ isSelected: Bool) -> Bool {
    isSelected ? selected.insert(row).inserted : selected.remove(row) != nil
  }

  mutating func selectOnly(_ rows: [RowID], wholes: [SectionID] = []) -> Bool {
    let before = (selected, self.wholes)
    (selected, self.wholes) = (Set(rows), Set(wholes))
    return before != (selected, self.wholes)
  }
}
