/// The text of the row for the clipboard.
public enum CopyQuestion: RowTrait {
  /// The question.
  public typealias Value = RowQuestion<String?>
}

extension Row {
  /// Gives the text for the clipboard; `nil` if the row has none now.
  public func onCopy(
    _ answer: @escaping @MainActor (RowContext<Model>) -> String?
  ) -> Row {
    answering(CopyQuestion.self, otherwise: nil, answer)
  }

  /// Gives the text for the clipboard; `nil` if the row has none now. The owner is held weakly.
  @MainActor public func onCopy<Owner: AnyObject>(
    with owner: Owner, _ answer: @escaping @MainActor (Owner, RowContext<Model>) -> String?
  ) -> Row {
    onCopy(weakly(owner, otherwise: nil, answer))
  }
}
