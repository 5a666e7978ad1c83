import Roster

/// Where something was dropped, by identity: what comes late finds the place where it is by then.
enum DropGoal {
  /// On a row.
  case row(RowID)
  /// Between rows of a section: before a row, or below all.
  case between(SectionID, before: RowID?, index: Int)

  /// The place between rows, as it is now, for a row that is taken out of its old place or for a new one.
  ///
  /// - Returns: `nil` if the section has left.
  @MainActor func place(in driver: TableDriver, without moved: RowID? = nil) -> RowPlace? {
    guard case .between(let id, let before, let old) = self,
      let section = driver.table.index(of: id)
    else { return nil }
    let count = driver.table.sections[section].count
    let left = moved.flatMap { driver.table.path(of: $0) }
    guard let before else {
      return RowPlace(section: id, index: count - (left?.section == section ? 1 : 0))
    }
    guard let path = driver.table.path(of: before), path.section == section else {
      return RowPlace(section: id, index: min(old, count))
    }
    let isBelow = left.map { $0.section == section && $0.row < path.row } ?? false
    return RowPlace(section: id, index: path.row - (isBelow ? 1 : 0))
  }
}
