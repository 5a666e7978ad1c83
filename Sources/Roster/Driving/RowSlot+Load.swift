extension RowSlot {
  /// Loads something that the cell shows later: a picture, or details of the row.
  ///
  ///     fill: { cell, row, slot in
  ///       cell.picture = nil
  ///       slot.load(row.pictureURL) { try await pictures.fetch(url) } apply: { cell.picture = $0 }
  ///     }
  ///
  /// Call it where the cell is filled.
  ///
  /// Behavior:
  /// - The result is applied only while the slot shows the row that it was loaded for. When the slot
  ///   is bound to another row, the work is cancelled, and a late result is dropped.
  /// - When the cell is filled again and asks for the same key, the work is not done again: a result
  ///   that is there is applied at once. A key that is not asked for again is cancelled.
  /// - Several loads of one key in one fill are one piece of work, whose result each of them applies.
  ///   Under one key, values of different types are different loads.
  /// - A failed load is tried again by the next fill.
  ///
  /// - Parameters:
  ///   - key: What is loaded, for instance its address.
  ///   - work: Loads it, off the main actor.
  ///   - apply: Shows it in the cell.
  ///   - failed: Is told why it could not be loaded.
  public func load<Value: Sendable>(
    _ key: some Hashable & Sendable, _ work: @escaping @Sendable () async throws -> Value,
    apply: @escaping @MainActor (Value) -> Void, failed: (@MainActor (any Error) -> Void)? = nil
  ) {
    if id != nil { loads.load(AnyKey(key), work, apply: apply, failed: failed) }
  }
}
