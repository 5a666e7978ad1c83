/// The value that the row hands over when it is dragged.
public enum DragQuestion: RowTrait {
  /// The question; `nil` if the row cannot be dragged now.
  public typealias Value = RowQuestion<(any Sendable)?>
}

extension Row {
  /// Lets a person drag the row, and gives the value that it hands over; `nil` if not now.
  public func onDrag<Item: Sendable>(
    _ item: @escaping @MainActor (RowContext<Model>) -> Item?
  ) -> Row {
    trait(DragQuestion.self) { row in row.typed(as: Model.self).flatMap(item) }
  }

  /// Lets a person drag the row. The owner is held weakly.
  @MainActor public func onDrag<Owner: AnyObject, Item: Sendable>(
    with owner: Owner, _ item: @escaping @MainActor (Owner, RowContext<Model>) -> Item?
  ) -> Row {
    onDrag(weakly(owner, otherwise: nil, item))
  }
}
