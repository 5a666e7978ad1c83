/// Which rows are selected, by identity.
///
/// A section can be selected as a whole with exceptions, so that to select all costs nothing.
public struct RowSelection: Sendable, Hashable {
  /// The rows that are selected one by one.
  public private(set) var rows: Set<RowID> = []
  /// The sections that are selected as a whole, each with the rows that are not.
  public private(set) var sections: [SectionID: Set<RowID>] = [:]

  /// Nothing is selected.
  public init() {}

  /// Some rows are selected.
  public init(_ rows: some Sequence<RowID>) { self.rows = Set(rows) }

  /// Whether nothing is selected. A section selected as a whole counts, even if it has no rows.
  public var isEmpty: Bool { rows.isEmpty && sections.isEmpty }

  /// Whether a row of a section is selected.
  public func contains(_ row: RowID, in section: SectionID) -> Bool {
    if let exceptions = sections[section] { return !exceptions.contains(row) }
    return rows.contains(row)
  }

  /// Selects a row of a section.
  public mutating func insert(_ row: RowID, in section: SectionID) {
    if sections[section] != nil { sections[section]?.remove(row) } else { rows.insert(row) }
  }

  /// Takes a row of a section out of the selection.
  public mutating func remove(_ row: RowID, in section: SectionID) {
    if sections[section] != nil { sections[section]?.insert(row) } else { rows.remove(row) }
  }

  /// Selects all rows of a section, those that enter later included.
  public mutating func insertAll(of section: SectionID) {
    sections[section] = []
  }

  /// The number of selected rows of a table.
  ///
  /// - Complexity: O(s) for s sections
  public func count(in table: TableSnapshot) -> Int {
    table.sections.reduce(rows.count) { sum, section in
      sections[section.id].map { sum + section.count - $0.count } ?? sum
    }
  }

  /// Forgets rows that have left the table.
  mutating func forget(_ gone: RowID, in section: SectionID) {
    rows.remove(gone)
    sections[section]?.remove(gone)
  }

  /// Forgets a section that has left the table.
  mutating func forget(section: SectionID) { sections[section] = nil }
}
