/// A person asked for a new row at this place.
public enum InsertEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler
}

extension Row {
  /// Does something when a person uses the insert control of the row.
  public func onInsert(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(InsertEvent.self, handler)
  }

  /// Does something when a person uses the insert control of the row. The owner is held weakly.
  @MainActor public func onInsert<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onInsert(weakly(owner, handler))
  }
}
