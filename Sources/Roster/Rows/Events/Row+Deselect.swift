/// The row left the selection.
public enum DeselectEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler
}

extension Row {
  /// Does something when a person takes the row out of the selection.
  public func onDeselect(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(DeselectEvent.self, handler)
  }

  /// Does something when a person takes the row out of the selection. The owner is held weakly.
  @MainActor public func onDeselect<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onDeselect(weakly(owner, handler))
  }
}
