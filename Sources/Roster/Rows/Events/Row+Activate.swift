/// A person activated the row: a tap, a click, Enter.
public enum ActivateEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowHandler? {
    guard let model = model as? any ActivatableRow else { return nil }
    return didActivateHandler(model)
  }

  @MainActor private static func didActivateHandler<Model: ActivatableRow>(_: Model) -> RowHandler {
    { row in row.typed(as: Model.self).map { $0.model.didActivate($0) } }
  }
}

extension Row {
  /// Does something when a person activates the row: a tap, a click, Enter.
  public func onActivate(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(ActivateEvent.self, handler)
  }

  /// Does something when a person activates the row: a tap, a click, Enter. The owner is held
  /// weakly.
  @MainActor public func onActivate<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onActivate(weakly(owner, handler))
  }
}
