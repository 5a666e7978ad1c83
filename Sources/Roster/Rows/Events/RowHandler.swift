/// Handles an event of a row.
public typealias RowHandler = @MainActor @Sendable (AnyRowContext) -> Void

/// Handles an event of a row that brings a value along.
public typealias RowValueHandler<Value> = @MainActor @Sendable (AnyRowContext, Value) -> Void

/// Answers a question about a row.
public typealias RowQuestion<Answer> = @MainActor @Sendable (AnyRowContext) -> Answer
