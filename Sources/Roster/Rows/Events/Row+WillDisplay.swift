/// The row is about to be shown.
public enum WillDisplayEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler
}

extension Row {
  /// Does something each time the row comes into view.
  public func onWillDisplay(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(WillDisplayEvent.self, handler)
  }

  /// Does something each time the row comes into view. The owner is held weakly.
  @MainActor public func onWillDisplay<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onWillDisplay(weakly(owner, handler))
  }
}
