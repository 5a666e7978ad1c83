/// Makes the table in force out of a table model: what stands for the whole table becomes sections of
/// its own, and every id occurs once.
@MainActor struct TableAssembly {
  /// The ids of the sections that stand for the whole table.
  private enum Reserved: Hashable, Sendable {
    case header
    case placeholder
    case more
    case earlier
    case footer
  }

  private var uniqueness = Uniqueness()

  /// The table in force for a model.
  ///
  /// - Complexity: O(sections), what has entered and left, and O(n) for the rows of a section of written rows
  ///   that has changed
  mutating func table(for model: TableModel) -> TableSnapshot {
    let sections = withWhole(model)
    let table = TableSnapshot(sections: uniqueness.unique(sections))
    if table.lineCount <= CountedRows.mostLines { return table }
    return TableSnapshot(sections: uniqueness.unique(CountedRows.limited(sections)))
  }

  // MARK: What stands for the whole table

  private func withWhole(_ model: TableModel) -> [SectionModel] {
    var sections = renamed(model.sections)
    if sections.allSatisfy({ $0.count == 0 }) {
      sections.append(single(placeholder(model), .placeholder, .placeholder))
    } else {
      if let row = moreRow(model.more) { sections.append(single(row, .more, .more)) }
      if let row = moreRow(model.earlier) { sections.insert(single(row, .earlier, .more), at: 0) }
    }
    if let header = model.header { sections.insert(single(header, .header, .tableHeader), at: 0) }
    if let footer = model.footer { sections.append(single(footer, .footer, .tableFooter)) }
    return sections
  }

  private func single(_ row: AnyRow, _ id: Reserved, _ role: SectionRole) -> SectionModel {
    let id = SectionID(id)
    // Who it is belongs to its place: the same model may be header and footer, and a row as well.
    var row = row
    row.id = RowID(.section(id), row.id == row.id ? AnyKey(row.id) : AnyKey(0))
    var section = SectionModel(
      id: id, header: nil, footer: nil, source: WrittenRows([row], section: id))
    section.role = role
    return section
  }

  private func placeholder(_ model: TableModel) -> AnyRow {
    let content = model.placeholders.content(for: model.phase, canRetry: model.retry != nil)
    let row = Row(PlaceholderRow(content: content))
    guard case .failed = model.phase, let retry = model.retry else { return AnyRow(row) }
    return AnyRow(row.onActivate { _ in retry() })
  }

  private func moreRow(_ more: LoadMore?) -> AnyRow? {
    guard let more else { return nil }
    switch more.state {
    case .ready, .finished:
      return nil
    case .loading:
      return AnyRow(
        PlaceholderRow(
          content: RowContent(
            title: Words.current.loadingMore, accessory: .progress(nil), role: .placeholder)))
    case .failed(let reason):
      let content = RowContent(
        title: reason, detail: .text(Words.current.retry), role: .placeholder)
      return AnyRow(Row(PlaceholderRow(content: content)).onActivate { _ in more.handler() })
    }
  }

  // MARK: Section ids

  /// Gives a section whose id occurred before, or is not equal to itself, an id of its own, so that none of
  /// its rows are lost.
  private func renamed(_ sections: [SectionModel]) -> [SectionModel] {
    zip(sections, Self.ids(of: sections)).enumerated().map { index, pair in
      let (section, id) = pair
      if id == section.id { return section }
      if section.id != section.id {
        reportUnusable(section.id, index)
        return section.renamed(id)
      }
      Diagnostics.report(
        Diagnostic(
          "repeated-section", what: "Two sections have the id \(section.id).",
          place: "section \(index)", why: "A section is found by its id.",
          remedy: "Give each section its own id; this one is shown under another for now."))
      return section.renamed(id)
    }
  }

  private func reportUnusable(_ id: SectionID, _ index: Int) {
    Diagnostics.report(
      Diagnostic(
        "unusable-section", what: "A section has the id \(id), which is not equal to itself.",
        place: "section \(index)",
        why: "A section is found by its id, and nothing is ever found by such a one.",
        remedy: "Give it an id that is equal to itself; it is shown under another for now."))
  }

  /// The ids under which the sections of a model are shown.
  ///
  /// - Complexity: O(sections)
  static func ids(of sections: [SectionModel]) -> [SectionID] {
    var seen: Set<SectionID> = []
    var numbers: [SectionID: Int] = [:]
    var unusable = 0
    return sections.map { section in
      var id = section.id
      if id != id {
        unusable += 1
        id = SectionID(UnusableSection(number: unusable))
      }
      while !seen.insert(id).inserted {
        numbers[section.id, default: 1] += 1
        id = SectionID(RepeatedSection(id: section.id, number: numbers[section.id] ?? 1))
      }
      return id
    }
  }
}

/// The id of a section whose own id occurred before.
private struct RepeatedSection: Hashable, Sendable {
  let id: SectionID
  let number: Int
}

/// The id of a section whose own id is not equal to itself.
private struct UnusableSection: Hashable, Sendable {
  /// Counts such sections.
  let number: Int
}

/// What stands in for rows.
private struct PlaceholderRow: RowModel {
  let content: RowContent
  var id: Int { 0 }
}
