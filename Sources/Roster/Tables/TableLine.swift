/// One line of a table seen as a flat list: a header, a row, or a footer.
public enum TableLine: Sendable, Hashable {
  /// The header of the section at a position.
  case header(section: Int)
  /// A row.
  case row(RowPath)
  /// The footer of the section at a position.
  case footer(section: Int)

  /// The position of the section.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }

  /// The place of the row; `nil` for headers and footers.
  public var path: RowPath? {
    if case .row(let path) = self { return path }
    return nil
  }
}
