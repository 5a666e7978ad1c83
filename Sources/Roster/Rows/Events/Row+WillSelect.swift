/// Whether the row may enter the selection.
public enum WillSelectQuestion: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<RowPermission>
}

extension Row {
  /// Decides whether the row may enter the selection, or another in its place.
  public func willSelect(
    _ answer: @escaping @MainActor (RowContext<Model>) -> RowPermission
  ) -> Row {
    answering(WillSelectQuestion.self, otherwise: .allow, answer)
  }

  /// Decides whether the row may enter the selection, or another in its place. The owner is held weakly.
  @MainActor public func willSelect<Owner: AnyObject>(
    with owner: Owner,
    _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> RowPermission
  ) -> Row {
    willSelect(weakly(owner, otherwise: .allow, answer))
  }
}
