import Foundation

/// Where each section and row is after a batch update: what is not named keeps its order and fills
/// the places that are not named.
struct UpdateMap {
  /// For a section after the update its position before.
  private(set) var oldSection: [Int: Int] = [:]
  /// For a section before the update its position after.
  private(set) var newSection: [Int: Int] = [:]
  /// For a section after the update that is not as it was: where each of its rows was; `nil` for new.
  private(set) var rows: [Int: [Place?]] = [:]
  private var targets: [Place: Place] = [:]

  init(_ operations: TableOperations, before: [Int], after: [Int]) {
    let gone = Set(operations.deletedSections + operations.movedSections.map(\.from))
    let named = Set(operations.insertedSections + operations.movedSections.map(\.to))
    var free = after.indices.filter { !named.contains($0) }.makeIterator()
    for section in before.indices where !gone.contains(section) {
      if let target = free.next() { link(section, target) }
    }
    for move in operations.movedSections { link(move.from, move.to) }
    mapRows(operations, before, after)
  }

  private mutating func link(_ before: Int, _ after: Int) {
    oldSection[after] = before
    newSection[before] = after
  }

  private mutating func mapRows(_ operations: TableOperations, _ before: [Int], _ after: [Int]) {
    var leaving: [Int: Set<Int>] = [:]
    for place in operations.deletedRows + operations.movedRows.map(\.from) {
      leaving[place.section, default: []].insert(place.row)
    }
    var entering: [Int: [Int: Place?]] = [:]
    for place in operations.insertedRows {
      entering[place.section, default: [:]][place.row] = .some(nil)
    }
    for move in operations.movedRows {
      entering[move.to.section, default: [:]][move.to.row] = move.from
    }
    for section in after.indices {
      let old = oldSection[section]
      if old.map({ leaving[$0] == nil }) ?? true, entering[section] == nil { continue }
      let gone = old.flatMap { leaving[$0] } ?? []
      var stay = (0..<(old.map { before[$0] } ?? 0)).lazy.filter { !gone.contains($0) }
        .makeIterator()
      let new = entering[section] ?? [:]
      rows[section] = (0..<after[section]).map { row in
        if let source = new[row] { return source }
        return old.flatMap { section in stay.next().map { Place(section, $0) } }
      }
    }
    for (section, sources) in rows {
      for (row, source) in sources.enumerated() {
        if let source { targets[source] = Place(section, row) }
      }
    }
  }

  /// Where a row is after the update; `nil` if it is gone.
  func target(of place: Place) -> Place? {
    if let target = targets[place] { return target }
    guard let section = newSection[place.section], rows[section] == nil else { return nil }
    return Place(section, place.row)
  }
}
