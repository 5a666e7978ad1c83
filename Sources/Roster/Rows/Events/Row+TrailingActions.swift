/// The actions behind a swipe from the trailing edge.
public enum TrailingActions: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<[RowAction]>
}

extension Row {
  /// Gives the actions behind a swipe from the trailing edge.
  public func trailingActions(
    _ answer: @escaping @MainActor (RowContext<Model>) -> [RowAction]
  ) -> Row {
    answering(TrailingActions.self, otherwise: [], answer)
  }

  /// Gives the actions behind a swipe from the trailing edge. The owner is held weakly.
  @MainActor public func trailingActions<Owner: AnyObject>(
    with owner: Owner, _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> [RowAction]
  ) -> Row {
    trailingActions(weakly(owner, otherwise: [], answer))
  }
}
