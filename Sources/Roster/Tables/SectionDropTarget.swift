/// What a section does with values of one type that are dropped between its rows.
public struct SectionDropTarget: Sendable {
  /// The type.
  public let type: any Sendable.Type
  /// Whether a value has the type.
  public let accepts: @Sendable (any Sendable) -> Bool
  /// Takes the value that will stand at an index. Does nothing if it has another type.
  public let handler: @MainActor @Sendable (_ value: any Sendable, _ index: Int) -> Void
}
