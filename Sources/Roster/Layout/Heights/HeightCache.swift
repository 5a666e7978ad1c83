/// The heights that were measured last, by the identity of the row.
///
/// Two generations keep the memory bounded: when the younger is full it becomes the older, and what
/// was in the older and not used since is forgotten.
package struct HeightCache {
  /// How many rows a generation holds.
  static let limit = 4_096

  private var young: [RowID: MeasuredRow] = [:]
  private var old: [RowID: MeasuredRow] = [:]

  package init() {}

  var isEmpty: Bool { young.isEmpty && old.isEmpty }
  /// The most rows that are remembered now.
  var count: Int { young.count + old.count }
  /// The rows that are remembered. Some may occur twice.
  var ids: [RowID] { Array(young.keys) + Array(old.keys) }

  /// What was measured of a row last.
  mutating func find(_ id: RowID) -> MeasuredRow? {
    if let row = young[id] { return row }
    guard let row = old.removeValue(forKey: id) else { return nil }
    store(row, for: id)
    return row
  }

  /// What was measured of a row last, without keeping it longer for that.
  package func peek(_ id: RowID) -> MeasuredRow? { young[id] ?? old[id] }

  package mutating func store(_ row: MeasuredRow, for id: RowID) {
    if young.count >= Self.limit {
      old = young
      young = [:]
    }
    young[id] = row
  }

  package mutating func remove(_ id: RowID) {
    young[id] = nil
    old[id] = nil
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
