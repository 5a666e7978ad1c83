/// A person used the button at the end of the row.
public enum AccessoryTapEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler
}

extension Row {
  /// Does something when a person uses the button at the end of the row.
  public func onAccessoryTap(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(AccessoryTapEvent.self, handler)
  }

  /// Does something when a person uses the button at the end of the row. The owner is held weakly.
  @MainActor public func onAccessoryTap<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onAccessoryTap(weakly(owner, handler))
  }
}
