/// Where the rows of a section come from: written, of one type, over a store, or made when needed.
///
/// A host and the driver see only this, so that a million rows need not exist to be scrolled.
package protocol RowSource: Sendable {
  /// The number of rows.
  var count: Int { get }
  /// Who the row at a position is, without making it. O(1) or O(log n).
  func id(at index: Int) -> RowID
  /// Whether every row was to be read again since an older state of the same source.
  func wasInvalidated(since old: any RowSource) -> Bool
  /// The position of a row. O(log n) where the source keeps an index, otherwise O(n).
  @MainActor func index(of id: RowID) -> Int?
  /// Makes the row at a position.
  @MainActor func row(at index: Int) -> AnyRow
  /// The kind of a row and the height that it gives, if that is known before it is made: of all rows
  /// of a source, or of none.
  @MainActor func preview(at index: Int) -> RowPreview?
  /// The record behind the row at a position.
  func record(at index: Int) -> (any Sendable)?
  /// Whether records are objects, which may have changed in place while they compare as equal.
  var hasReferenceRecords: Bool { get }
  /// The spaces of the ids.
  var spaces: Set<RowID.Space> { get }
  /// The same rows in a section of another id.
  func inSection(_ id: SectionID) -> any RowSource
  /// What has to be done to the rows of `old` to have these. Neither list repeats an id.
  func difference(from old: any RowSource) -> ListDiff
  /// About how many comparisons `difference(from:)` takes.
  func comparisonWork(from old: any RowSource) -> Int
  /// Makes what an update will ask for, and keeps it for these two states. May run anywhere.
  func prepareDifference(from old: any RowSource)
  /// The same rows, with what was found out about an older source that is identical.
  func adopting(_ old: any RowSource) -> any RowSource
  /// Whether the row at a position shows the same as one of another source, which has the same id.
  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool
  /// Whether each id is equal to itself and occurs only once by the nature of the source.
  var isUnique: Bool { get }
  /// Whether besides no other section can have one of the ids, so that there is nothing to look up, and rows
  /// are not told one by one: there may be more of them than memory has room for.
  var isSelfContained: Bool { get }
  /// The rows that cannot be shown beside the others.
  ///
  /// - Complexity: O(n): each id is hashed once.
  var faults: RowFaults { get }
  /// Whether the other source is the same state, told without a look at the rows.
  func isIdentical(to other: any RowSource) -> Bool
}

extension RowSource {
  package func preview(at index: Int) -> RowPreview? { nil }
  package func record(at index: Int) -> (any Sendable)? { nil }
  package func wasInvalidated(since old: any RowSource) -> Bool { false }
  package var isUnique: Bool { false }
  package var isSelfContained: Bool { false }
  package func comparisonWork(from old: any RowSource) -> Int { 0 }
  package func prepareDifference(from old: any RowSource) {}
  package func adopting(_ old: any RowSource) -> any RowSource { self }
  package var hasReferenceRecords: Bool { false }
  package func inSection(_ id: SectionID) -> any RowSource { self }
}
