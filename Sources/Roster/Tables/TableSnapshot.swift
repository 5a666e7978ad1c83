/// The table in force: what a host shows, with every count and place that it may ask for.
///
/// Section ids and row ids occur once. A snapshot never changes: the driver puts another in its place.
public struct TableSnapshot: Sendable {
  /// The sections, in order. Those of the table's own header, footer and placeholders are among them.
  public let sections: [SectionModel]
  /// For each section the number of rows before it; one more entry for the whole.
  private let rowStarts: [Int]
  /// For each section the number of lines before it; one more entry for the whole.
  private let lineStarts: [Int]
  private let positions: [SectionID: Int]
  /// The sections that may have rows of a space which is not a section's own.
  private let holders: [RowID.Space: [Int]]
  private let finder = RowFinder()

  /// An empty table.
  public init() { self.init(sections: []) }

  /// A table of sections whose ids and whose rows' ids occur once, as the driver makes sure they do.
  ///
  /// - Complexity: O(s) for s sections
  public init(sections: [SectionModel]) {
    self.sections = sections
    var rows = [0]
    var lines = [0]
    for section in sections {
      rows.append(rows[rows.count - 1] + section.count)
      lines.append(lines[lines.count - 1] + section.lineCount)
    }
    var holders: [RowID.Space: [Int]] = [:]
    for (index, section) in sections.enumerated() {
      for space in section.source.spaces {
        if case .section = space { continue }
        holders[space, default: []].append(index)
      }
    }
    self.holders = holders
    rowStarts = rows
    lineStarts = lines
    positions = Dictionary(
      sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of rows in all sections.
  public var rowCount: Int { rowStarts[sections.count] }
  /// The number of rows, headers and footers in all sections.
  public var lineCount: Int { lineStarts[sections.count] }

  /// The number of rows in the sections before one.
  func rowsBefore(section: Int) -> Int { rowStarts[section] }
  /// The number of lines in the sections before one.
  func linesBefore(section: Int) -> Int { lineStarts[section] }

  /// The position of a section.
  public func index(of section: SectionID) -> Int? { positions[section] }

  /// Who the row at a place is.
  public func id(at path: RowPath) -> RowID { sections[path.section].source.id(at: path.row) }

  /// Makes the row at a place.
  @MainActor public func row(at path: RowPath) -> AnyRow {
    sections[path.section].source.row(at: path.row)
  }

  /// Whether a place is in the table.
  public func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].count
  }

  /// The place of a row.
  ///
  /// - Complexity: O(s + log n) for s sections with rows of its space, and over many calls O(log n); O(n) once
  ///   where a section has no index yet.
  @MainActor public func path(of id: RowID) -> RowPath? {
    if case .section(let section) = id.space {
      guard let section = positions[section], let row = sections[section].source.index(of: id)
      else { return nil }
      return RowPath(section: section, row: row)
    }
    return finder.path(of: id, among: holders[id.space] ?? [], in: sections)
  }
}
