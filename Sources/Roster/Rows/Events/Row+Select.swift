/// A person chose the row: a tap, a click, Enter.
public enum SelectEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowHandler? {
    guard let model = model as? any SelectableRow else { return nil }
    return didSelectHandler(model)
  }

  @MainActor private static func didSelectHandler<Model: SelectableRow>(_: Model) -> RowHandler {
    { row in row.typed(as: Model.self).map { $0.model.didSelect($0) } }
  }
}

extension Row {
  /// Does something when a person chooses the row.
  public func onSelect(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(SelectEvent.self, handler)
  }

  /// Does something when a person chooses the row. The owner is held weakly.
  @MainActor public func onSelect<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onSelect(weakly(owner, handler))
  }
}
