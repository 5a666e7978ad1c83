/// Makes the table in force out of a table model: what stands for the whole table becomes sections of
/// its own, and every id occurs once.
@MainActor struct TableAssembly {
  /// The ids of the sections that stand for the whole table.
  private enum Reserved: Hashable, Sendable {
    case header
    case placeholder
    case more
    case footer
  }

  /// The repeats that are hidden now, so that each is reported once.
  private var hidden: Set<HiddenRow> = []

  private struct HiddenRow: Hashable {
    let section: SectionID
    let row: RowID
    let position: Int
  }

  /// The table in force for a model.
  ///
  /// - Complexity: O(sections + written rows), and O(n) for the rows of a section that has changed
  mutating func table(for model: TableModel) -> TableSnapshot {
    TableSnapshot(sections: unique(withWhole(model)))
  }

  // MARK: What stands for the whole table

  private func withWhole(_ model: TableModel) -> [SectionModel] {
    var sections = renamed(model.sections)
    if sections.allSatisfy({ $0.count == 0 }) {
      sections.append(single(placeholder(model), .placeholder, .placeholder))
    } else if let row = moreRow(model) {
      sections.append(single(row, .more, .more))
    }
    if let header = model.header { sections.insert(single(header, .header, .tableHeader), at: 0) }
    if let footer = model.footer { sections.append(single(footer, .footer, .tableFooter)) }
    return sections
  }

  private func single(_ row: AnyRow, _ id: Reserved, _ role: SectionRole) -> SectionModel {
    let id = SectionID(id)
    var section = SectionModel(
      id: id, header: nil, footer: nil, source: WrittenRows([row], section: id))
    section.role = role
    return section
  }

  private func placeholder(_ model: TableModel) -> AnyRow {
    let content = model.placeholders.content(for: model.phase, canRetry: model.retry != nil)
    let row = Row(PlaceholderRow(content: content))
    guard case .failed = model.phase, let retry = model.retry else { return AnyRow(row) }
    return AnyRow(row.onSelect { _ in retry() })
  }

  private func moreRow(_ model: TableModel) -> AnyRow? {
    guard let more = model.more else { return nil }
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
      return AnyRow(Row(PlaceholderRow(content: content)).onSelect { _ in more.handler() })
    }
  }

  // MARK: Uniqueness

  /// Gives a section whose id occurred before an id of its own, so that none of its rows are lost.
  private func renamed(_ sections: [SectionModel]) -> [SectionModel] {
    var seen: Set<SectionID> = []
    return sections.enumerated().map { index, section in
      guard !seen.insert(section.id).inserted else { return section }
      Diagnostics.report(
        Diagnostic(
          "repeated-section", what: "Two sections have the id \(section.id).",
          place: "section \(index)", why: "A section is found by its id.",
          remedy: "Give each section its own id; this one is shown under another for now."))
      var number = 2
      while !seen.insert(SectionID(RepeatedSection(id: section.id, number: number))).inserted {
        number += 1
      }
      return section.renamed(SectionID(RepeatedSection(id: section.id, number: number)))
    }
  }

  /// Hides the rows whose id is shown before in the table, and reports each once.
  private mutating func unique(_ sections: [SectionModel]) -> [SectionModel] {
    var stillHidden: Set<HiddenRow> = []
    var shown: [SectionModel] = []
    for section in sections {
      var section = section
      let base = (section.source as? UniqueRows)?.base ?? section.source
      let earlier = shown.filter { $0.source.sharesSpace(with: base) }
      var positions = base.repeats.map(\.position)
      if !earlier.isEmpty {
        let repeated = Set(positions)
        for index in 0..<base.count where !repeated.contains(index) {
          let id = base.id(at: index)
          if earlier.contains(where: { $0.source.index(of: id) != nil }) { positions.append(index) }
        }
        positions.sort()
      }
      for position in positions {
        let row = HiddenRow(section: section.id, row: base.id(at: position), position: position)
        stillHidden.insert(row)
        if !hidden.contains(row) { report(row) }
      }
      section.source = positions.isEmpty ? base : UniqueRows(base: base, hidden: positions)
      shown.append(section)
    }
    hidden = stillHidden
    return shown
  }

  private func report(_ row: HiddenRow) {
    Diagnostics.report(
      Diagnostic(
        "repeated-id", what: "The row \(row.row) occurs more than once.",
        place: "section \(row.section), position \(row.position)",
        why: "A row is found by its id, so one table shows it once: the first in table order.",
        remedy: "Give the rows ids of their own, or take the repeat out of the data."))
  }
}

/// The id of a section whose own id occurred before.
private struct RepeatedSection: Hashable, Sendable {
  let id: SectionID
  let number: Int
}

/// What stands in for rows.
private struct PlaceholderRow: RowModel {
  let content: RowContent
  var id: Int { 0 }
}
