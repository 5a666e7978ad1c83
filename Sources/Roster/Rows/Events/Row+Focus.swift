/// The keyboard focus came to the row, or left it.
public enum FocusEvent: RowTrait {
  /// The handler, which is told whether the row has the focus.
  public typealias Value = RowValueHandler<Bool>
}

extension Row {
  /// Does something when the focus comes to the row (`true`) and when it leaves (`false`).
  public func onFocus(
    _ handler: @escaping @MainActor (RowContext<Model>, Bool) -> Void
  ) -> Row {
    handling(FocusEvent.self, handler)
  }

  /// Does something when the focus comes to the row (`true`) and when it leaves (`false`). The owner is held weakly.
  @MainActor public func onFocus<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>, Bool) -> Void
  ) -> Row {
    onFocus(weakly(owner, handler))
  }
}
