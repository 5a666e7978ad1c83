/// What a row does with values of one type that are dropped on it.
public struct RowDropTarget: Sendable {
  /// The type.
  public let type: any Sendable.Type
  /// Whether a value has the type.
  public let accepts: @Sendable (any Sendable) -> Bool
  /// Takes the value. Does nothing if it has another type.
  public let handler: RowValueHandler<any Sendable>
}
