/// The places of rows, found when they are first asked for.
final class LazyPlaces: Sendable {
  private let places = Guarded<RowPlaces?>(nil)

  /// In a list of so few rows one is looked for from the front, which costs no memory.
  static var shortList: Int { 32 }

  /// The places; made if nobody has asked before. Of two threads that ask at once, both may make them.
  func value(_ make: () -> RowPlaces) -> RowPlaces {
    if let known = places.withLock({ $0 }) { return known }
    let made = make()
    return places.withLock { places in
      if let places { return places }
      places = made
      return made
    }
  }

  /// The first position of an id.
  ///
  /// - Complexity: O(n) for the first call with a list, then O(1).
  func position(of id: RowID, count: Int, _ idAt: (Int) -> RowID) -> Int? {
    if count <= Self.shortList { return (0..<count).first { idAt($0) == id } }
    return value { RowPlaces(count: count, idAt) }.position(of: id, idAt)
  }

  /// The rows that cannot be shown beside the others.
  ///
  /// - Complexity: O(n) for the first call with a list.
  func faults(count: Int, _ make: () -> RowPlaces) -> RowFaults {
    count <= Self.shortList ? make().faults : value(make).faults
  }
}
