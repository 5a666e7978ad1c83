extension TableSnapshot {
  /// The position of a row among the rows of all sections.
  public func flatIndex(of path: RowPath) -> Int { rowsBefore(section: path.section) + path.row }

  /// The place of the row at a position among the rows of all sections.
  ///
  /// - Complexity: O(log s) for s sections
  public func path(atFlatIndex index: Int) -> RowPath {
    let section = sectionHolding(index) { rowsBefore(section: $0) }
    return RowPath(section: section, row: index - rowsBefore(section: section))
  }

  /// The line at a position among the rows, headers and footers of all sections.
  ///
  /// - Complexity: O(log s) for s sections
  public func line(at index: Int) -> TableLine {
    let section = sectionHolding(index) { linesBefore(section: $0) }
    var offset = index - linesBefore(section: section)
    if sections[section].header != nil {
      if offset == 0 { return .header(section: section) }
      offset -= 1
    }
    return offset < sections[section].count
      ? .row(RowPath(section: section, row: offset)) : .footer(section: section)
  }

  /// The position of a line among the rows, headers and footers of all sections.
  public func lineIndex(of line: TableLine) -> Int {
    let start = linesBefore(section: line.section)
    let header = sections[line.section].header == nil ? 0 : 1
    switch line {
    case .header: return start
    case .row(let path): return start + header + path.row
    case .footer(let section): return start + header + sections[section].count
    }
  }

  /// The line that shows a row, header or footer; `nil` if it is not in the table.
  @MainActor public func line(of id: RowID) -> TableLine? {
    if case .section(let section) = id.space, let role = id.key.base(as: LineRole.self) {
      guard let index = index(of: section) else { return nil }
      switch role {
      case .header: return sections[index].header.map { _ in .header(section: index) }
      case .footer: return sections[index].footer.map { _ in .footer(section: index) }
      case .row: return nil
      }
    }
    return path(of: id).map { .row($0) }
  }

  /// Who a line is.
  public func id(of line: TableLine) -> RowID {
    let section = sections[line.section]
    switch line {
    case .header: return RowID(.section(section.id), LineRole.header)
    case .row(let path): return id(at: path)
    case .footer: return RowID(.section(section.id), LineRole.footer)
    }
  }

  /// Makes what a line shows.
  @MainActor public func row(of line: TableLine) -> AnyRow {
    switch line {
    case .header(let section): sections[section].header ?? AnyRow(TextHeader(text: ""))
    case .row(let path): row(at: path)
    case .footer(let section): sections[section].footer ?? AnyRow(TextHeader(text: ""))
    }
  }

  /// The last section that starts at or before `index` and is not empty there.
  private func sectionHolding(_ index: Int, start: (Int) -> Int) -> Int {
    sections.indices.partitionPoint { start($0) > index } - 1
  }
}
