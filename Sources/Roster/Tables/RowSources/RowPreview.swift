/// What is known of a row before it is made: enough to reckon with its height.
public struct RowPreview: Sendable {
  /// The sort of cell.
  let kind: RowKind
  /// The height that the row gives.
  let height: RowHeight

  /// What is known of a row.
  @usableFromInline init(kind: RowKind, height: RowHeight) {
    self.kind = kind
    self.height = height
  }
}
