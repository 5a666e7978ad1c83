import Foundation

extension UITableView {
  /// Makes several changes as one. Nested calls belong to the outermost.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { completions.append(completion) }
    beginUpdates()
    updates?()
    endUpdates()
  }

  /// Begins changes that `endUpdates` makes.
  public func beginUpdates() {
    if batchDepth == 0 {
      if isLayingOut || isUpdating {
        standIn.refuse(
          "Attempted to call -beginUpdates on the table view while it was in the process of "
            + "updating its visible cells, which is not allowed.")
      }
      if lifted != nil {
        standIn.refuse("Attempted to update the table view while a person moves a row of it.")
      }
      readCountsIfNeeded()
      batch = TableOperations()
    }
    batchDepth += 1
  }

  /// Makes the changes since `beginUpdates`.
  public func endUpdates() {
    batchDepth -= 1
    guard batchDepth == 0, let operations = batch else { return }
    batch = nil
    standIn.log.append(operations.lines)
    let ends = completions
    completions = []
    isUpdating = true
    let wasSwiped = swiped != nil
    let counts = askedCounts()
    let faults = UpdateFaults.find(
      operations, before: metrics.sections.map(\.rows.count), after: counts)
    if faults.isEmpty {
      apply(operations, counts: counts)
      isUpdating = false
      askHeightsAgain()
      if window != nil { layOutNow() } else { setNeedsLayout() }
      for cell in leaving { recycle(cell) }
      leaving = []
    } else {
      isUpdating = false
      for fault in faults { standIn.refuse(fault) }
      reloadData()
    }
    if wasSwiped && swiped == nil { delegate?.tableView(self, didEndEditingRowAt: nil) }
    standIn.ended(ends)
  }

  /// Rows enter.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths.map(Place.init) }
  }
  /// Rows leave.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths.map(Place.init) }
  }
  /// Rows get other cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths.map(Place.init) }
  }
  /// A row goes to another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((Place(indexPath), Place(newIndexPath))) }
  }
  /// Sections enter.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += Array(sections) }
  }
  /// Sections leave.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += Array(sections) }
  }
  /// Sections get other cells.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += Array(sections) }
  }
  /// A section goes to another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// The index at the side is asked for again.
  public func reloadSectionIndexTitles() { standIn.indexReloads += 1 }

  private func change(_ body: (inout TableOperations) -> Void) {
    beginUpdates()
    if batch != nil { body(&batch!) }
    endUpdates()
  }

  /// Fills the cells of rows again and measures them. Each row must keep its cell.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    if isLayingOut || isUpdating {
      return standIn.refuse(
        "Attempted to call -reconfigureRowsAtIndexPaths: on the table view while it was in the "
          + "process of updating its visible cells, which is not allowed.")
    }
    for path in indexPaths {
      let place = Place(path)
      guard metrics.contains(place) else {
        standIn.refuse(
          "attempt to reconfigure row \(path.row) of section \(path.section), which is "
            + "not in the table view")
        continue
      }
      metrics.sections[place.section].rows[place.row].isMeasured = false
      guard let cell = cells[place] else { continue }
      reconfigured = cell
      let answer = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if answer !== cell {
        standIn.refuse(
          "Attempted to dequeue a different cell for the row at index path "
            + "\(UpdateFaults.text(place)) while reconfiguring it; the existing cell must be "
            + "returned")
      }
    }
    if window != nil { layOutNow() } else { setNeedsLayout() }
  }

  /// After an update the heights of the rows in view are asked for again; what a cell needs is kept.
  private func askHeightsAgain() {
    for place in cells.keys {
      let given = givenHeight(place)
      let part = metrics.sections[place.section].rows[place.row]
      if given >= 0 && given != part.height {
        metrics.sections[place.section].rows[place.row].height = given
        metrics.isStale = true
      }
    }
  }
}
