import Foundation
import Roster
import RosterTesting

/// The rules of batch updates, with the sort of message that UIKit gives.
///
/// The law book of `RosterTesting` judges what it knows: deletes, inserts, moves and counts. Reloads are
/// UIKit's own and judged here. The messages below only find the words for what was judged.
enum UpdateFaults {
  static func find(_ operations: TableOperations, before: [Int], after: [Int]) -> [String] {
    let reloads = reloadFaults(operations, before)
    if !reloads.isEmpty { return reloads }
    let judged = BatchRules.violations(
      of: operations.batch(before: before, after: after), before: before, after: after)
    if judged.isEmpty { return [] }
    let words = words(operations, before: before, after: after)
    return words.isEmpty ? judged.map(\.description) : words
  }

  static func words(_ operations: TableOperations, before: [Int], after: [Int]) -> [String] {
    let sections = sectionFaults(operations, before, after)
    if !sections.isEmpty { return sections }
    let rows = rowFaults(operations, before, after) + repeats(operations)
    return rows.isEmpty ? counts(operations, before, after) : rows
  }

  private static func reloadFaults(_ operations: TableOperations, _ before: [Int]) -> [String] {
    var faults: [String] = []
    for section in operations.reloadedSections where !before.indices.contains(section) {
      faults.append(
        "attempt to reload section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    let moved = Set(operations.movedSections.map(\.from))
    for section in Set(operations.reloadedSections).sorted() {
      if operations.deletedSections.contains(section) {
        faults.append("attempt to delete and reload the same section (\(section))")
      }
      if moved.contains(section) {
        faults.append("attempt to move and reload the same section (\(section))")
      }
    }
    for place in operations.reloadedRows {
      if !before.indices.contains(place.section) {
        faults.append(
          "attempt to reload row \(place.row) from section \(place.section), but there are only "
            + "\(before.count) sections before the update")
      } else if place.row < 0 || place.row >= before[place.section] {
        faults.append(
          "attempt to reload row \(place.row) from section \(place.section) which only contains "
            + "\(before[place.section]) rows before the update")
      }
    }
    let reloaded = Set(operations.reloadedRows)
    for place in reloaded.intersection(operations.deletedRows).sorted() {
      faults.append("attempt to delete and reload the same index path \(text(place))")
    }
    for place in reloaded.intersection(operations.movedRows.map(\.from)).sorted() {
      faults.append("attempt to create two animations for cell at \(text(place))")
    }
    return faults
  }

  static func text(_ place: Place) -> String {
    "(<NSIndexPath> {length = 2, path = \(place.section) - \(place.row)})"
  }

  private static func sectionFaults(
    _ operations: TableOperations, _ before: [Int], _ after: [Int]
  ) -> [String] {
    var faults: [String] = []
    for section in operations.deletedSections where !before.indices.contains(section) {
      faults.append(
        "attempt to delete section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    for section in operations.insertedSections where !after.indices.contains(section) {
      faults.append(
        "attempt to insert section \(section) but there are only \(after.count) sections after the "
          + "update")
    }
    for move in operations.movedSections {
      if !before.indices.contains(move.from) {
        faults.append(
          "attempt to move section \(move.from), but there are only \(before.count) sections before "
            + "the update")
      }
      if !after.indices.contains(move.to) {
        faults.append(
          "attempt to move to section \(move.to), but there are only \(after.count) sections after "
            + "the update")
      }
    }
    for section in twice(operations.deletedSections + operations.movedSections.map(\.from)) {
      faults.append("attempt to perform a delete and a move from the same section (\(section))")
    }
    for section in twice(operations.insertedSections + operations.movedSections.map(\.to)) {
      faults.append("attempt to perform an insert and a move to the same section (\(section))")
    }
    let expected =
      before.count - operations.deletedSections.count + operations.insertedSections.count
    if faults.isEmpty && expected != after.count {
      faults.append(
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (\(after.count)) must be equal to the number of sections contained "
          + "in the table view before the update (\(before.count)), plus or minus the number of "
          + "sections inserted or deleted (\(operations.insertedSections.count) inserted, "
          + "\(operations.deletedSections.count) deleted).")
    }
    return faults
  }

  private static func rowFaults(
    _ operations: TableOperations, _ before: [Int], _ after: [Int]
  ) -> [String] {
    var faults: [String] = []
    func check(_ place: Place, _ counts: [Int], _ what: String, _ when: String) {
      if !counts.indices.contains(place.section) {
        faults.append(
          "attempt to \(what) row \(place.row) \(when == "before" ? "from" : "into") section "
            + "\(place.section), but there are only \(counts.count) sections \(when) the update")
      } else if place.row < 0 || place.row >= counts[place.section] {
        faults.append(
          when == "before"
            ? "attempt to \(what) row \(place.row) from section \(place.section) which only contains "
              + "\(counts[place.section]) rows before the update"
            : "attempt to \(what) row \(place.row) into section \(place.section), but there are only "
              + "\(counts[place.section]) rows in section \(place.section) after the update")
      }
    }
    for place in operations.deletedRows { check(place, before, "delete", "before") }
    for place in operations.insertedRows { check(place, after, "insert", "after") }
    let deleted = Set(operations.deletedSections)
    let inserted = Set(operations.insertedSections)
    let map =
      faults.isEmpty ? UpdateMap(operations.sectionsOnly, before: before, after: after) : nil
    for move in operations.movedRows {
      check(move.from, before, "move", "before")
      check(move.to, after, "move", "after")
      if deleted.contains(move.from.section) {
        faults.append(
          "attempt to move index path \(text(move.from)) out of a section that is being deleted")
      }
      if !inserted.contains(move.to.section), let map, map.oldSection[move.to.section] == nil {
        faults.append(
          "attempt to move index path \(text(move.from)) into a section that is being deleted")
      }
    }
    return faults
  }

  private static func repeats(_ operations: TableOperations) -> [String] {
    var faults: [String] = []
    let deleted = Set(operations.deletedRows)
    let sources = operations.movedRows.map(\.from)
    for place in twice(operations.deletedRows) {
      faults.append("attempt to delete the same index path twice \(text(place))")
    }
    for place in deleted.intersection(sources).sorted() {
      faults.append(
        "attempt to perform a delete and a move from the same index path \(text(place))")
    }
    for place in twice(sources) {
      faults.append("attempt to create two animations for cell at \(text(place))")
    }
    for place in twice(operations.insertedRows + operations.movedRows.map(\.to)) {
      faults.append("attempt to perform an insert and a move to the same index path \(text(place))")
    }
    return faults
  }

  private static func counts(
    _ operations: TableOperations, _ before: [Int], _ after: [Int]
  ) -> [String] {
    let map = UpdateMap(operations.sectionsOnly, before: before, after: after)
    return after.indices.compactMap { section in
      guard let old = map.oldSection[section], !operations.reloadedSections.contains(old) else {
        return nil
      }
      let inserted = Set(operations.insertedRows).filter { $0.section == section }.count
      let deleted = Set(operations.deletedRows).filter { $0.section == old }.count
      let movedIn = operations.movedRows.filter { $0.to.section == section }.count
      let movedOut = operations.movedRows.filter { $0.from.section == old }.count
      if before[old] + inserted - deleted + movedIn - movedOut == after[section] { return nil }
      return "Invalid update: invalid number of rows in section \(section). The number of rows "
        + "contained in an existing section after the update (\(after[section])) must be equal to the "
        + "number of rows contained in that section before the update (\(before[old])), plus or minus "
        + "the number of rows inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out)."
    }
  }

  private static func twice<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { !seen.insert($0).inserted }
  }
}

extension TableOperations {
  /// What it does to sections alone.
  var sectionsOnly: TableOperations {
    TableOperations(
      deletedSections: deletedSections, insertedSections: insertedSections,
      reloadedSections: reloadedSections, movedSections: movedSections)
  }
}

extension TableOperations {
  /// The same as the law book reads it. A reloaded section leaves and enters.
  func batch(before: [Int], after: [Int]) -> UpdateBatch {
    var batch = UpdateBatch()
    let map = UpdateMap(sectionsOnly, before: before, after: after)
    batch.sectionDeletes = (deletedSections + Set(reloadedSections)).sorted()
    batch.sectionInserts =
      (insertedSections + Set(reloadedSections).compactMap { map.newSection[$0] }).sorted()
    batch.sectionMoves = movedSections.map { ListDiff.Pair(before: $0.from, after: $0.to) }
    batch.rowDeletes = deletedRows.map(\.rowPath)
    batch.rowInserts = insertedRows.map(\.rowPath)
    batch.rowMoves = movedRows.map { .init(before: $0.from.rowPath, after: $0.to.rowPath) }
    return batch
  }
}

extension Place {
  var rowPath: RowPath { RowPath(section: section, row: row) }
}
