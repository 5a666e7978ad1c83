/// How a row can be deleted.
public struct RowDeletion: Sendable {
  /// What the button says that confirms the deletion; `nil` to delete without asking.
  public let confirmation: String?
  /// Deletes the record behind the row. The row leaves when the data says so.
  public let handler: RowHandler
}
