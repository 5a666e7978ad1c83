/// The rows of a source without those whose id is shown elsewhere already.
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
    var low = 0
    var high = hidden.count
    while low < high {
      let middle = (low + high) / 2
      if hidden[middle] - middle <= index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }

  func id(at index: Int) -> RowID { base.id(at: basePosition(index)) }

  var spaces: Set<RowID.Space> { base.spaces }
  var hasReferenceRecords: Bool { base.hasReferenceRecords }

  func wasRefreshed(since old: any RowSource) -> Bool {
    base.wasRefreshed(since: (old as? UniqueRows)?.base ?? old)
  }

  func inSection(_ id: SectionID) -> any RowSource {
    UniqueRows(base: base.inSection(id), hidden: hidden)
  }

  func index(of id: RowID) -> Int? {
    guard let position = base.index(of: id) else { return nil }
    var low = 0
    var high = hidden.count
    while low < high {
      let middle = (low + high) / 2
      if hidden[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low < hidden.count && hidden[low] == position ? nil : position - low
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
  var repeats: [Int] { [] }

  func isIdentical(to other: any RowSource) -> Bool {
    guard let other = other as? UniqueRows else { return false }
    return hidden == other.hidden && base.isIdentical(to: other.base)
  }
}
