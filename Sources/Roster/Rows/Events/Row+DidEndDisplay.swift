/// The row is no longer shown.
public enum DidEndDisplayEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler
}

extension Row {
  /// Does something each time the row leaves the view.
  public func onDidEndDisplay(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(DidEndDisplayEvent.self, handler)
  }

  /// Does something each time the row leaves the view. The owner is held weakly.
  @MainActor public func onDidEndDisplay<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onDidEndDisplay(weakly(owner, handler))
  }
}
