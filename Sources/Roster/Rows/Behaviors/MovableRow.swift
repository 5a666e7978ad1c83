/// A row model that a person can move by itself. `Row.onMove` wins over it.
public protocol MovableRow: RowModel {
  /// Whether the row may be moved now. By default always.
  @MainActor var mayMove: Bool { get }
  /// The place that the row goes to when it is held over the proposed one. By default that.
  @MainActor func target(for proposed: RowPlace, _ row: RowContext<Self>) -> RowPlace
  /// Moves the record behind the row. The row moves when the data says so.
  @MainActor func didMove(to place: RowPlace, _ row: RowContext<Self>)
}

extension MovableRow {
  /// The row may always be moved.
  public var mayMove: Bool { true }
  /// The proposed place.
  @MainActor public func target(for proposed: RowPlace, _ row: RowContext<Self>) -> RowPlace {
    proposed
  }
}
