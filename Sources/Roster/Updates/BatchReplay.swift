/// A batch on its way from one table of values to another.
struct BatchReplay<Section, Row> {
  /// Where a row comes from that does not stay where it is.
  private enum Origin {
    case outside
    case moved(from: RowPath)
  }

  private let old: TableCopy<Section, Row>
  private let new: TableCopy<Section, Row>
  /// For each new section its old position, −1 if it enters.
  private let origins: [Int]
  /// Old places of rows that do not stay where they are.
  private var leaving: Set<RowPath> = []
  /// New places that are not filled by rows that stay.
  private var entering: [RowPath: Origin] = [:]
  /// New places of updated rows, with their old place.
  private var updated: [RowPath: RowPath] = [:]
  /// New positions of sections whose header or footer differs.
  private let refreshed: Set<Int>

  /// Reads the operations; `nil` if one is outside its table or occurs twice.
  init?(
    _ batch: UpdateBatch, _ old: TableCopy<Section, Row>, _ new: TableCopy<Section, Row>
  ) {
    guard let origins = batch.sectionOrigins(from: old.parts.count, to: new.parts.count)
    else { return nil }
    self.old = old
    self.new = new
    self.origins = origins
    refreshed = Set((batch.headerUpdates + batch.footerUpdates).map(\.after))
    for place in batch.rowDeletes where !leave(place) { return nil }
    for place in batch.rowInserts where !enter(place, .outside) { return nil }
    for move in batch.rowMoves
    where !(leave(move.before) && enter(move.after, .moved(from: move.before))) {
      return nil
    }
    for update in batch.rowUpdates
    where updated.updateValue(update.before, forKey: update.after) != nil {
      return nil
    }
  }

  private mutating func leave(_ place: RowPath) -> Bool {
    old[place] != nil && leaving.insert(place).inserted
  }

  private mutating func enter(_ place: RowPath, _ origin: Origin) -> Bool {
    new[place] != nil && entering.updateValue(origin, forKey: place) == nil
  }

  /// The table after the batch; `nil` if an operation was left over or rows are missing.
  consuming func result() -> TableCopy<Section, Row>? {
    var parts: [TableCopy<Section, Row>.Part] = []
    for after in new.parts.indices {
      let before = origins[after]
      if before < 0 {
        parts.append(new.parts[after])
        continue
      }
      guard let rows = rows(of: after, from: before) else { return nil }
      let section = refreshed.contains(after) ? new.parts[after].section : old.parts[before].section
      parts.append(.init(section, rows: rows))
    }
    // An operation that nothing has asked for names a row of a section that comes or goes.
    return leaving.isEmpty && entering.isEmpty && updated.isEmpty ? TableCopy(parts) : nil
  }

  private mutating func rows(of section: Int, from oldSection: Int) -> [Row]? {
    var staying = old.parts[oldSection].rows.indices
      .map { RowPath(section: oldSection, row: $0) }
      .filter { leaving.remove($0) == nil }
      .makeIterator()
    var rows: [Row] = []
    for row in new.parts[section].rows.indices {
      let place = RowPath(section: section, row: row)
      let before: RowPath
      switch entering.removeValue(forKey: place) {
      case .outside:
        rows.append(new.parts[section].rows[row])
        continue
      case .moved(let source): before = source
      case nil:
        guard let next = staying.next() else { return nil }
        before = next
      }
      let source = updated.removeValue(forKey: place)
      if let source, source != before { return nil }
      guard let value = source == nil ? old[before] : new[place] else { return nil }
      rows.append(value)
    }
    return staying.next() == nil ? rows : nil
  }
}
