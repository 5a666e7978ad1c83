/// Drives a host with a table.
@MainActor public final class TableDriver {
  /// Asks for a row to be measured again.
  public func remeasure(_ id: RowID) {}
}
