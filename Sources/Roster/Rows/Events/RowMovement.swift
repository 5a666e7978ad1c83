/// How a person can move a row.
public struct RowMovement: Sendable {
  /// Whether the row may be moved now.
  public let mayMove: RowQuestion<Bool>
  /// The place that the row really goes to when a person holds it over the proposed one.
  public let target: @MainActor @Sendable (AnyRowContext, RowPlace) -> RowPlace
  /// Moves the record behind the row. The row moves when the data says so.
  public let handler: RowValueHandler<RowPlace>
}
