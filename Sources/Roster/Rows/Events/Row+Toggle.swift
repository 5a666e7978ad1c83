/// A person turned the switch of the row.
public enum ToggleEvent: RowTrait {
  /// The handler, which is told the new state.
  public typealias Value = RowValueHandler<Bool>

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowValueHandler<Bool>? {
    guard let model = model as? any ToggleableRow else { return nil }
    return didToggleHandler(model)
  }

  @MainActor private static func didToggleHandler<Model: ToggleableRow>(
    _: Model
  ) -> RowValueHandler<Bool> {
    { row, value in row.typed(as: Model.self).map { $0.model.didToggle(value, $0) } }
  }
}

extension Row {
  /// Does something when a person turns the switch of the row; the value is its new state.
  public func onToggle(
    _ handler: @escaping @MainActor (RowContext<Model>, Bool) -> Void
  ) -> Row {
    handling(ToggleEvent.self, handler)
  }

  /// Does something when a person turns the switch of the row; the value is its new state. The owner is held weakly.
  @MainActor public func onToggle<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>, Bool) -> Void
  ) -> Row {
    onToggle(weakly(owner, handler))
  }
}
