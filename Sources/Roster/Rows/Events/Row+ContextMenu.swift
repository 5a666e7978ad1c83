/// The menu of the row.
public enum ContextMenu: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<RowMenu>
}

extension Row {
  /// Gives the menu of the row: its actions and what to preview beside them.
  public func contextMenu(
    _ answer: @escaping @MainActor (RowContext<Model>) -> RowMenu
  ) -> Row {
    answering(ContextMenu.self, otherwise: RowMenu([]), answer)
  }

  /// Gives the menu of the row: its actions and what to preview beside them. The owner is held weakly.
  @MainActor public func contextMenu<Owner: AnyObject>(
    with owner: Owner, _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> RowMenu
  ) -> Row {
    contextMenu(weakly(owner, otherwise: RowMenu([]), answer))
  }
}
