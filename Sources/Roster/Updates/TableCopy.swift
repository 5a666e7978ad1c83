/// A table as plain values: what a batch can be replayed on, in a test or in a host that keeps a copy.
public struct TableCopy<Section, Row> {
  /// One section: its value, which stands for header and footer too, and its rows.
  public struct Part {
    /// What the section is.
    public var section: Section
    /// Its rows.
    public var rows: [Row]

    /// A section with rows.
    public init(_ section: Section, rows: [Row]) {
      self.section = section
      self.rows = rows
    }
  }

  /// The sections, in order.
  public var parts: [Part]

  /// A table of sections.
  public init(_ parts: [Part]) { self.parts = parts }

  /// The number of rows of each section.
  public var counts: [Int] { parts.map(\.rows.count) }

  /// The row at a place; `nil` outside the table.
  public subscript(place: RowPath) -> Row? {
    guard parts.indices.contains(place.section),
      parts[place.section].rows.indices.contains(place.row)
    else { return nil }
    return parts[place.section].rows[place.row]
  }
}

extension TableCopy.Part: Sendable where Section: Sendable, Row: Sendable {}
extension TableCopy: Sendable where Section: Sendable, Row: Sendable {}
extension TableCopy.Part: Equatable where Section: Equatable, Row: Equatable {}
extension TableCopy: Equatable where Section: Equatable, Row: Equatable {}

extension TableCopy<SectionID, RowID> {
  /// Who the sections and rows of a table are.
  ///
  /// - Complexity: O(*n*)
  public init(_ table: TableSnapshot) {
    self.init(
      table.sections.map { section in
        Part(section.id, rows: (0..<section.count).map { section.source.id(at: $0) })
      })
  }
}
