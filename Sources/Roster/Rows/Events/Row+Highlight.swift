/// The row is pressed, or no longer.
public enum HighlightEvent: RowTrait {
  /// The handler, which is told whether the row is pressed.
  public typealias Value = RowValueHandler<Bool>
}

extension Row {
  /// Does something when the row is pressed (`true`) and when it is let go (`false`).
  public func onHighlight(
    _ handler: @escaping @MainActor (RowContext<Model>, Bool) -> Void
  ) -> Row {
    handling(HighlightEvent.self, handler)
  }

  /// Does something when the row is pressed (`true`) and when it is let go (`false`). The owner is held weakly.
  @MainActor public func onHighlight<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>, Bool) -> Void
  ) -> Row {
    onHighlight(weakly(owner, handler))
  }
}
