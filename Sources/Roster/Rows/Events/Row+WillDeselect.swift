/// Whether a person may take the row out of the selection.
public enum WillDeselectQuestion: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<Bool>
}

extension Row {
  /// Decides whether the row may leave the selection: `true` if it may.
  public func willDeselect(
    _ answer: @escaping @MainActor (RowContext<Model>) -> Bool
  ) -> Row {
    answering(WillDeselectQuestion.self, otherwise: true, answer)
  }

  /// Decides whether the row may leave the selection: `true` if it may. The owner is held weakly.
  @MainActor public func willDeselect<Owner: AnyObject>(
    with owner: Owner, _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> Bool
  ) -> Row {
    willDeselect(weakly(owner, otherwise: true, answer))
  }
}
