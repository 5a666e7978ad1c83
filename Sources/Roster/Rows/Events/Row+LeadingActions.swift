/// The actions behind a swipe from the leading edge.
public enum LeadingActions: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<[RowAction]>
}

extension Row {
  /// Gives the actions behind a swipe from the leading edge.
  public func leadingActions(
    _ answer: @escaping @MainActor (RowContext<Model>) -> [RowAction]
  ) -> Row {
    answering(LeadingActions.self, otherwise: [], answer)
  }

  /// Gives the actions behind a swipe from the leading edge. The owner is held weakly.
  @MainActor public func leadingActions<Owner: AnyObject>(
    with owner: Owner, _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> [RowAction]
  ) -> Row {
    leadingActions(weakly(owner, otherwise: [], answer))
  }
}
