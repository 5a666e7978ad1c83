extension Row {
  /// Attaches a handler that is told the typed row.
  func handling<Event: RowTrait>(
    _ event: Event.Type, _ handler: @escaping @MainActor (RowContext<Model>) -> Void
  ) -> Row where Event.Value == RowHandler {
    trait(event) { row in row.typed(as: Model.self).map(handler) }
  }

  /// Attaches a handler that is told the typed row and a value.
  func handling<Event: RowTrait, Value>(
    _ event: Event.Type, _ handler: @escaping @MainActor (RowContext<Model>, Value) -> Void
  ) -> Row where Event.Value == RowValueHandler<Value> {
    trait(event) { row, value in row.typed(as: Model.self).map { handler($0, value) } }
  }

  /// Attaches the answer to a question; `fallback` where the row has another model by now.
  func answering<Question: RowTrait, Answer: Sendable>(
    _ question: Question.Type, otherwise fallback: Answer,
    _ answer: @escaping @MainActor (RowContext<Model>) -> Answer
  ) -> Row where Question.Value == RowQuestion<Answer> {
    trait(question) { row in row.typed(as: Model.self).map(answer) ?? fallback }
  }
}

/// A handler that holds its owner weakly, and does nothing once the owner is gone.
@MainActor func weakly<Owner: AnyObject, Row>(
  _ owner: Owner, _ handler: @escaping @MainActor (Owner, Row) -> Void
) -> @MainActor (Row) -> Void {
  { [weak owner] row in if let owner { handler(owner, row) } }
}

/// A handler of a value that holds its owner weakly, and does nothing once the owner is gone.
@MainActor func weakly<Owner: AnyObject, Row, Value>(
  _ owner: Owner, _ handler: @escaping @MainActor (Owner, Row, Value) -> Void
) -> @MainActor (Row, Value) -> Void {
  { [weak owner] row, value in if let owner { handler(owner, row, value) } }
}

/// A content that holds its owner weakly, and is blank once the owner is gone.
@MainActor func weakly<Owner: AnyObject>(
  _ owner: Owner, _ content: @escaping @MainActor (Owner) -> RowContent
) -> @MainActor @Sendable () -> RowContent {
  { [weak owner] in owner.map(content) ?? .text("") }
}

/// An answer that holds its owner weakly, and is `fallback` once the owner is gone.
@MainActor func weakly<Owner: AnyObject, Row, Answer: Sendable>(
  _ owner: Owner, otherwise fallback: Answer,
  _ answer: @escaping @MainActor (Owner, Row) -> Answer
) -> @MainActor (Row) -> Answer {
  { [weak owner] row in owner.map { answer($0, row) } ?? fallback }
}
