/// Finds the places of rows by their ids in one table, where many sections have ids of one space.
///
/// A few look-ups go through the sections one after the other, which costs no memory. Once they have looked
/// as often as there are rows, the rows are noted, but for those of the longest sections.
@MainActor final class RowFinder {
  /// What is known of the sections that have ids of one space.
  private struct Holders {
    /// How often a section was looked into.
    var looks = 0
    /// The sections that are always looked into.
    var direct: [Int]
    /// The others, by the hashes of their ids once they are noted.
    var others: [Int]
    var table: SlotTable?
  }

  /// So many sections of one space are always looked into.
  private static var mostDirect: Int { 4 }

  private var spaces: [RowID.Space: Holders] = [:]

  nonisolated init() {}

  /// The place of a row, if one of the sections that have its space has it.
  ///
  /// - Complexity: O(s) looks for s sections that have the space; over many calls O(1) and, once, O(n) for n
  ///   rows of these
  func path(of id: RowID, among holders: [Int], in sections: [SectionModel]) -> RowPath? {
    if holders.count <= Self.mostDirect { return path(of: id, in: sections, holders) }
    var space = spaces.removeValue(forKey: id.space) ?? split(holders, in: sections)
    defer { spaces[id.space] = space }
    if let path = path(of: id, in: sections, space.direct) { return path }
    if space.table == nil {
      space.looks += space.others.count
      if space.looks <= space.others.reduce(0, { $0 + sections[$1].count }) {
        return path(of: id, in: sections, space.others)
      }
      space.table = noted(space.others, of: id.space, in: sections)
    }
    guard let table = space.table else { return nil }
    let hash = id.shortHash
    var place = table.first(hash)
    while let found = place {
      if let path = path(of: id, in: sections, [Int(table.slot(at: found))]) { return path }
      place = table.next(after: found, hash)
    }
    return nil
  }

  private func path(of id: RowID, in sections: [SectionModel], _ holders: [Int]) -> RowPath? {
    for section in holders {
      if let row = sections[section].source.index(of: id) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  private func split(_ holders: [Int], in sections: [SectionModel]) -> Holders {
    let longest = holders.sorted { sections[$0].count > sections[$1].count }
    return Holders(
      direct: Array(longest.prefix(Self.mostDirect)),
      others: Array(longest.dropFirst(Self.mostDirect)))
  }

  private func noted(
    _ holders: [Int], of space: RowID.Space, in sections: [SectionModel]
  ) -> SlotTable {
    var table = SlotTable()
    for section in holders {
      let source = sections[section].source
      for row in 0..<source.count {
        let id = source.id(at: row)
        if id.space == space { table.insert(id.shortHash, slot: UInt32(section)) }
      }
    }
    return table
  }
}
