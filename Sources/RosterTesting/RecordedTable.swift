import Roster

/// A host's own copy of a table: ids and titles, as a person would read them.
public struct RecordedTable: Sendable, Hashable {
  /// One section of the copy.
  public struct Section: Sendable, Hashable {
    /// Who the section is.
    public var id: SectionID
    /// The title of the header; `nil` if there is none.
    public var header: String?
    /// The title of the footer; `nil` if there is none.
    public var footer: String?
    /// The rows.
    public var rows: [Row]
  }

  /// One row of the copy.
  public struct Row: Sendable, Hashable {
    /// Who the row is.
    public var id: RowID
    /// What it shows as its title.
    public var title: String
  }

  /// The sections, in order.
  public var sections: [Section]

  /// A copy of a table as it is in force.
  @MainActor public init(_ table: TableSnapshot) {
    sections = table.sections.enumerated().map { index, section in
      Section(
        id: section.id, header: section.header?.content.title,
        footer: section.footer?.content.title,
        rows: (0..<section.count).map { row in
          let path = RowPath(section: index, row: row)
          return Row(id: table.id(at: path), title: table.row(at: path).content.title)
        })
    }
  }

  /// The titles of the rows of each section.
  public var titles: [[String]] { sections.map { $0.rows.map(\.title) } }
}
