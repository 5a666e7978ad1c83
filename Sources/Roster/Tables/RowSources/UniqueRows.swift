/// The rows of a source without those whose id is shown elsewhere already, or can be shown nowhere.
struct UniqueRows: RowSource {
  let base: any RowSource
  /// Positions of `base` that are not shown, ascending. Few.
  let hidden: [Int]

  var count: Int { base.count - hidden.count }

  /// The position in `base` of the row shown at `index`.
  ///
  /// - Complexity: O(log h) for h hidden rows
  func basePosition(_ index: Int) -> Int {
    // hidden[i] - i is the number of shown rows before the i-th hidden one.
    index + hidden.indices.partitionPoint { hidden[$0] - $0 > index }
  }

  func id(at index: Int) -> RowID { base.id(at: basePosition(index)) }

  var spaces: Set<RowID.Space> { base.spaces }
  var hasReferenceRecords: Bool { base.hasReferenceRecords }

  func wasInvalidated(since old: any RowSource) -> Bool {
    base.wasInvalidated(since: old.withHidden)
  }

  func inSection(_ id: SectionID) -> any RowSource {
    UniqueRows(base: base.inSection(id), hidden: hidden)
  }

  func index(of id: RowID) -> Int? {
    base.index(of: id).flatMap { hidden.shownPosition(of: $0) }
  }

  func row(at index: Int) -> AnyRow { base.row(at: basePosition(index)) }
  func preview(at index: Int) -> RowPreview? { base.preview(at: basePosition(index)) }
  func record(at index: Int) -> (any Sendable)? { base.record(at: basePosition(index)) }
  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool {
    if let other = other as? UniqueRows {
      return base.isEqual(
        at: basePosition(index), to: other.base, at: other.basePosition(otherIndex))
    }
    return base.isEqual(at: basePosition(index), to: other, at: otherIndex)
  }

  var isUnique: Bool { true }
  var faults: RowFaults { RowFaults() }

  func isIdentical(to other: any RowSource) -> Bool {
    guard let other = other as? UniqueRows else { return false }
    return hidden == other.hidden && base.isIdentical(to: other.base)
  }
}

extension RowSource {
  /// The source with the rows that are hidden as repeats, as it was given.
  var withHidden: any RowSource { (self as? UniqueRows)?.base ?? self }
}
