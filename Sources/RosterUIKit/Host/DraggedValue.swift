/// The value that a row hands over when it is dragged: the `localObject` of its drag item.
public struct DraggedValue: Sendable {
  /// The value.
  public let value: any Sendable
}
