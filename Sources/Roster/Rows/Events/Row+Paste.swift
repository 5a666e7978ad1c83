/// A person pasted a text on the row.
public enum PasteEvent: RowTrait {
  /// The handler, which is told the text.
  public typealias Value = RowValueHandler<String>
}

extension Row {
  /// Does something with a text that a person pastes on the row.
  public func onPaste(
    _ handler: @escaping @MainActor (RowContext<Model>, String) -> Void
  ) -> Row {
    handling(PasteEvent.self, handler)
  }

  /// Does something with a text that a person pastes on the row. The owner is held weakly.
  @MainActor public func onPaste<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>, String) -> Void
  ) -> Row {
    onPaste(weakly(owner, handler))
  }
}
