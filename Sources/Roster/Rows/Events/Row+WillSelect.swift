/// Whether a person may choose the row.
public enum WillSelectQuestion: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<SelectionResponse>
}

extension Row {
  /// Decides whether the row may be chosen, or another in its place.
  public func willSelect(
    _ answer: @escaping @MainActor (RowContext<Model>) -> SelectionResponse
  ) -> Row {
    answering(WillSelectQuestion.self, otherwise: .allow, answer)
  }

  /// Decides whether the row may be chosen, or another in its place. The owner is held weakly.
  @MainActor public func willSelect<Owner: AnyObject>(
    with owner: Owner,
    _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> SelectionResponse
  ) -> Row {
    willSelect(weakly(owner, otherwise: .allow, answer))
  }
}
