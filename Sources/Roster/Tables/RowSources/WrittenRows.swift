/// Rows written one by one, of any models.
struct WrittenRows: RowSource {
  let rows: [AnyRow]
  let spaces: Set<RowID.Space>
  private let places = LazyPlaces()
  private let token = SourceToken()

  init(_ rows: [AnyRow], section: SectionID) {
    var rows = rows
    for index in rows.indices where rows[index].id.space == .unplaced {
      rows[index].id = rows[index].id.placed(in: section)
    }
    self.rows = rows
    spaces = Set(rows.map(\.id.space))
  }

  var count: Int { rows.count }
  func id(at index: Int) -> RowID { rows[index].id }
  func row(at index: Int) -> AnyRow { rows[index] }
  func preview(at index: Int) -> RowPreview? {
    RowPreview(kind: rows[index].kind, height: rows[index].height)
  }

  func index(of id: RowID) -> Int? {
    guard spaces.contains(id.space) else { return nil }
    return places.position(of: id, count: count, self.id)
  }

  /// Block rows belong to their section.
  func inSection(_ id: SectionID) -> any RowSource {
    WrittenRows(
      rows.map { row in
        var row = row
        if case .section = row.id.space { row.id = RowID(.section(id), row.id.key) }
        return row
      }, section: id)
  }

  func difference(from old: any RowSource) -> ListDiff {
    guard let old = old as? WrittenRows else { return erasedDifference(from: old) }
    return token.difference(from: old.token) { ListDiff(oldRows: old.rows, newRows: rows) }
  }

  /// Rows of any model are compared through existentials, which costs about five times as much.
  func comparisonWork(from old: any RowSource) -> Int {
    isIdentical(to: old) || token.knowsDifference(from: (old as? WrittenRows)?.token)
      ? 0 : 5 * (old.count + count)
  }

  func prepareDifference(from old: any RowSource) {
    guard let old = old as? WrittenRows else { return }
    _ = difference(from: old)
    // Hosts look rows up after each update.
    _ = places.value { RowPlaces(count: count, id) }
  }

  func isIdentical(to other: any RowSource) -> Bool {
    (other as? WrittenRows)?.token === token
  }

  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool {
    guard let other = other as? WrittenRows else {
      return isEqual(at: index, unwrapping: other, at: otherIndex)
    }
    return rows[index].isEqual(to: other.rows[otherIndex])
  }

  var faults: RowFaults { places.faults(count: count) { RowPlaces(count: count, id) } }
}
