import Roster

/// The order in which the items of a feed are shown: as they come, or in groups.
enum ItemOrder: Sendable {
  /// The first so many items.
  case all(Int)
  /// Groups of items.
  case grouped([ItemGroups.Group])

  /// The sections of a table in this order.
  @MainActor func sections(
    row: @escaping @MainActor @Sendable (_ position: Int) -> Row<ItemRow>
  ) -> [SectionModel] {
    switch self {
    case .all(let count):
      [SectionModel("items", count: count, row: row)]
    case .grouped(let groups):
      groups.enumerated().map { number, group in
        SectionModel(number, header: group.title, count: group.positions.count) { index in
          row(group.positions[index])
        }
      }
    }
  }

  /// The item of a row, counted over all sections; `nil` behind the last.
  ///
  /// - Complexity: O(*g*) for *g* groups.
  func position(ofRow row: Int) -> Int? {
    switch self {
    case .all(let count): return row >= 0 && row < count ? row : nil
    case .grouped(let groups):
      var rest = row
      for group in groups {
        if group.positions.indices.contains(rest) { return group.positions[rest] }
        rest -= group.positions.count
      }
      return nil
    }
  }
}
