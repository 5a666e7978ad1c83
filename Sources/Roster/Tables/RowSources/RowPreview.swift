/// What is known of a row before it is made: enough to reckon with its height.
public struct RowPreview: Sendable {
  /// The sort of cell.
  package let kind: RowKind
  /// The height that the row gives.
  package let height: RowHeight

  /// What is known of a row.
  @usableFromInline package init(kind: RowKind, height: RowHeight) {
    self.kind = kind
    self.height = height
  }
}
