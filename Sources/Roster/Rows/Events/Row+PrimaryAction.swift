/// A person asked for the main thing that the row does, such as a double click.
public enum PrimaryActionEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler
}

extension Row {
  /// Does the main thing of the row: a double click, or a key of a hardware keyboard.
  public func onPrimaryAction(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(PrimaryActionEvent.self, handler)
  }

  /// Does the main thing of the row: a double click, or a key of a hardware keyboard. The owner is held weakly.
  @MainActor public func onPrimaryAction<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onPrimaryAction(weakly(owner, handler))
  }
}
