/// Which rows are selected, by identity.
///
/// A section can be selected as a whole with exceptions, so that to select all costs nothing.
public struct RowSelection: Sendable, Hashable {
  /// The rows that are selected one by one. None of them is in a section that is selected as a whole.
  public internal(set) var rows: Set<RowID> = []
  /// The sections that are selected as a whole, each with those of its rows that are not.
  public internal(set) var sections: [SectionID: Set<RowID>] = [:]

  /// Nothing is selected.
  public init() {}

  /// Some rows are selected.
  public init(_ rows: some Sequence<RowID>) { self.rows = Set(rows) }

  /// Some sections are selected, each with all its rows, those that enter later included.
  init(wholes: some Sequence<SectionID>) {
    for section in wholes { sections[section] = [] }
  }

  /// Whether nothing is selected. A section selected as a whole counts, even if it has no rows.
  public var isEmpty: Bool { rows.isEmpty && sections.isEmpty }

  /// Whether a row of a section is selected.
  public func contains(_ row: RowID, in section: SectionID) -> Bool {
    if let exceptions = sections[section] { return !exceptions.contains(row) }
    return rows.contains(row)
  }

  /// The number of selected rows of the table that it is the selection of.
  ///
  /// - Complexity: O(s) for s sections
  public func count(in table: TableSnapshot) -> Int {
    if sections.isEmpty { return rows.count }
    return table.sections.reduce(rows.count) { sum, section in
      sections[section.id].map { sum + section.count - $0.count } ?? sum
    }
  }

  /// Selects a row of a section.
  mutating func insert(_ row: RowID, in section: SectionID) {
    if sections[section] == nil { rows.insert(row) } else { sections[section]?.remove(row) }
  }

  /// Takes a row of a section out of the selection.
  mutating func remove(_ row: RowID, in section: SectionID) {
    if sections[section] == nil { rows.remove(row) } else { sections[section]?.insert(row) }
  }

  // MARK: Rows that leave or change their section

  /// Forgets a row that has left a section and the table.
  ///
  /// - Returns: Whether it was selected.
  mutating func forget(_ row: RowID, in section: SectionID) -> Bool {
    if sections[section] == nil { return rows.remove(row) != nil }
    return sections[section]?.remove(row) == nil
  }

  /// Forgets that a section which has left the table was selected as a whole.
  ///
  /// - Returns: The rows that were not; `nil` if it was not selected as a whole.
  mutating func forget(section: SectionID) -> Set<RowID>? { sections.removeValue(forKey: section) }

  /// Puts a row of another section into a section, selected or not as it was.
  mutating func move(_ row: RowID, isSelected: Bool, from old: SectionID, to new: SectionID) {
    rows.remove(row)
    sections[old]?.remove(row)
    if isSelected { insert(row, in: new) } else if sections[new] != nil { remove(row, in: new) }
  }
}
