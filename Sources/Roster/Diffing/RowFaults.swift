/// The rows of a source that cannot be shown, found among its own rows alone.
package struct RowFaults: Sendable, Equatable {
  /// The positions of rows whose id occurred before, ascending.
  var repeats: [Int] = []
  /// The positions of rows whose id is not equal to itself, ascending: as a NaN, which nothing finds again.
  var unusable: [Int] = []

  /// Whether every row can be shown.
  var isEmpty: Bool { repeats.isEmpty && unusable.isEmpty }
  /// The positions of all of them, ascending.
  var positions: [Int] { merged(repeats, unusable, by: <) }
}
