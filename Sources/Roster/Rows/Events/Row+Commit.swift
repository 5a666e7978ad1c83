/// A person has finished the text in the field of the row.
public enum CommitEvent: RowTrait {
  /// The handler, which is told the text.
  public typealias Value = RowValueHandler<String>

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowValueHandler<String>? {
    guard let model = model as? any EditableRow else { return nil }
    return didCommitHandler(model)
  }

  @MainActor private static func didCommitHandler<Model: EditableRow>(
    _: Model
  ) -> RowValueHandler<String> {
    { row, value in row.typed(as: Model.self).map { $0.model.didCommit(value, $0) } }
  }
}

extension Row {
  /// Does something with the text when a person has finished typing it.
  public func onCommit(
    _ handler: @escaping @MainActor (RowContext<Model>, String) -> Void
  ) -> Row {
    handling(CommitEvent.self, handler)
  }

  /// Does something with the text when a person has finished typing it. The owner is held weakly.
  @MainActor public func onCommit<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>, String) -> Void
  ) -> Row {
    onCommit(weakly(owner, handler))
  }
}
