import Foundation

/// What a batch update asks for. Deletes, reloads and the sources of moves are places before it,
/// inserts and targets places after it.
struct TableOperations {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedRows: [Place] = []
  var insertedRows: [Place] = []
  var reloadedRows: [Place] = []
  var movedRows: [(from: Place, to: Place)] = []
}

extension TableOperations {
  /// The operations as text, one a line.
  var lines: [String] {
    func text(_ place: Place) -> String { "\(place.section):\(place.row)" }
    return deletedSections.sorted().map { "delete section \($0)" }
      + insertedSections.sorted().map { "insert section \($0)" }
      + reloadedSections.sorted().map { "reload section \($0)" }
      + movedSections.map { "move section \($0.from) → \($0.to)" }
      + deletedRows.sorted().map { "delete \(text($0))" }
      + insertedRows.sorted().map { "insert \(text($0))" }
      + reloadedRows.sorted().map { "reload \(text($0))" }
      + movedRows.map { "move \(text($0.from)) → \(text($0.to))" }
  }
}
