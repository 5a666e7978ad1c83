import Roster

/// The value that a row hands over when it is dragged: the `localObject` of its drag item.
public struct DraggedValue: Sendable {
  /// The value.
  public let value: any Sendable
  /// The row.
  let row: RowID
  /// The driver of the row's table.
  let origin: ObjectIdentifier
}
