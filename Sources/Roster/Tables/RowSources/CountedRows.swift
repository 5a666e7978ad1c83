/// Rows that are made when they are needed, by position: as many as one likes, at no cost.
struct CountedRows: RowSource {
  let count: Int
  let section: SectionID
  let key: (@Sendable (Int) -> AnyKey)?
  let make: @MainActor @Sendable (Int) -> AnyRow
  /// Hosts look the rows in view up for each frame.
  private let places = LazyPlaces()

  init(
    _ count: Int, section: SectionID, key: (@Sendable (Int) -> AnyKey)?,
    make: @escaping @MainActor @Sendable (Int) -> AnyRow
  ) {
    self.count = Self.contained(count, limit: key == nil ? Self.mostLines : Self.mostNamed, section)
    self.section = section
    self.key = key
    self.make = make
  }

  func id(at index: Int) -> RowID { RowID(.section(section), key?(index) ?? AnyKey(index)) }

  var spaces: Set<RowID.Space> { [.section(section)] }

  func inSection(_ id: SectionID) -> any RowSource {
    CountedRows(count, section: id, key: key, make: make)
  }

  func index(of id: RowID) -> Int? {
    guard id.space == .section(section) else { return nil }
    if key != nil { return places.position(of: id, count: count, self.id) }
    guard let index = id.key.base(as: Int.self), index >= 0, index < count else { return nil }
    return index
  }

  func row(at index: Int) -> AnyRow {
    var row = make(index)
    row.id = id(at: index)
    return row
  }

  /// Sections that are counted alone differ only by growing or shrinking at the end.
  func difference(from old: any RowSource) -> ListDiff {
    guard let old = old as? CountedRows, old.section == section, key == nil, old.key == nil else {
      return erasedDifference(from: old)
    }
    return count >= old.count
      ? ListDiff(inserts: Array(old.count..<count)) : ListDiff(deletes: Array(count..<old.count))
  }

  /// What a counted row shows is known only once it is made: rows that are shown are compared then.
  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool {
    other is CountedRows || isEqual(at: index, unwrapping: other, at: otherIndex)
  }

  var isUnique: Bool { key == nil }
  var isSelfContained: Bool { key == nil }
  var faults: RowFaults {
    key == nil ? RowFaults() : places.faults(count: count) { RowPlaces(count: count, id) }
  }

  /// Counted alone, the count is all there is; keys may differ each time they are asked for.
  func isIdentical(to other: any RowSource) -> Bool {
    guard let other = other as? CountedRows, key == nil, other.key == nil else { return false }
    return count == other.count && section == other.section
  }
}
