/// What can be dropped on the row.
public enum DropEvent: RowTrait {
  /// One target for each type of value; the first that accepts a value takes it.
  public typealias Value = [RowDropTarget]
}

extension Row {
  /// Does something with a value of a type that a person drops on the row.
  ///
  /// Call it once for each type; the first that fits takes the value.
  public func onDrop<Item: Sendable>(
    of type: Item.Type, _ handler: @escaping @MainActor (RowContext<Model>, Item) -> Void
  ) -> Row {
    let target = RowDropTarget(type: type, accepts: { $0 is Item }) { row, item in
      guard let item = item as? Item else { return }
      row.typed(as: Model.self).map { handler($0, item) }
    }
    return trait(DropEvent.self, (traits[DropEvent.self] ?? []) + [target])
  }

  /// Does something with a dropped value. The owner is held weakly.
  @MainActor public func onDrop<Owner: AnyObject, Item: Sendable>(
    of type: Item.Type, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, RowContext<Model>, Item) -> Void
  ) -> Row {
    onDrop(of: type, weakly(owner, handler))
  }
}
