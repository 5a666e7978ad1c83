extension SectionModel {
  /// Does something with a value of a type that a person drops between rows, or below them.
  ///
  /// Call it once for each type; the first that fits takes the value.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - handler: Puts a record where the value was dropped: the row will stand at the index. Several
  ///     values come one by one, each at the index below.
  public func onDrop<Item: Sendable>(
    of type: Item.Type, _ handler: @escaping @MainActor @Sendable (Item, _ index: Int) -> Void
  ) -> SectionModel {
    var copy = self
    copy.drops.append(
      SectionDropTarget(type: type, accepts: { $0 is Item }) { item, index in
        if let item = item as? Item { handler(item, index) }
      })
    return copy
  }

  /// Does something with a value that a person drops between rows. The owner is held weakly.
  @MainActor public func onDrop<Owner: AnyObject, Item: Sendable>(
    of type: Item.Type, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Item, _ index: Int) -> Void
  ) -> SectionModel {
    onDrop(of: type) { [weak owner] item, index in if let owner { handler(owner, item, index) } }
  }
}
