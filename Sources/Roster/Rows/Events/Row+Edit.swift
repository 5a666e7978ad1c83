/// A person is typing in the text field of the row.
public enum EditEvent: RowTrait {
  /// The handler, which is told the text so far.
  public typealias Value = RowValueHandler<String>
}

extension Row {
  /// Does something with each change of the text that a person is typing. If they drop it in the end
  /// (Escape), the last text told is the one from before.
  public func onEdit(
    _ handler: @escaping @MainActor (RowContext<Model>, String) -> Void
  ) -> Row {
    handling(EditEvent.self, handler)
  }

  /// Does something with each change of the text that a person is typing. If they drop it in the end
  /// (Escape), the last text told is the one from before. The owner is held weakly.
  @MainActor public func onEdit<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>, String) -> Void
  ) -> Row {
    onEdit(weakly(owner, handler))
  }
}
