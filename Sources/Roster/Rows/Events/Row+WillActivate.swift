/// Whether a person may activate the row.
public enum WillActivateQuestion: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<RowPermission>
}

extension Row {
  /// Decides whether the row may be activated, or another in its place.
  public func willActivate(
    _ answer: @escaping @MainActor (RowContext<Model>) -> RowPermission
  ) -> Row {
    answering(WillActivateQuestion.self, otherwise: .allow, answer)
  }

  /// Decides whether the row may be activated, or another in its place. The owner is held weakly.
  @MainActor public func willActivate<Owner: AnyObject>(
    with owner: Owner, _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> RowPermission
  ) -> Row {
    willActivate(weakly(owner, otherwise: .allow, answer))
  }
}
