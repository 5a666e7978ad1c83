/// Rows of one section that its own comparison has not matched.
struct LooseRows {
  /// The section's position in its table.
  let section: Int
  /// The position of the same section in the other table; `nil` for a section that comes or goes.
  let counterpart: Int?
  let source: any RowSource
  /// The positions of the rows; `nil` for all rows of the section.
  let rows: [Int]?

  var count: Int { rows?.count ?? source.count }
  /// Whether the whole section comes or goes.
  var isWhole: Bool { rows == nil }

  /// The rows as places in the section's table.
  var places: [RowPath] {
    rows?.map { RowPath(section: section, row: $0) }
      ?? (0..<source.count).map { RowPath(section: section, row: $0) }
  }
}
