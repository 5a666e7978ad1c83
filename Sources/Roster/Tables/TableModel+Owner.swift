// What a table does as a whole, with an owner that is held weakly. Once the owner is gone, nothing happens
// and what would be shown is blank.

extension TableModel {
  /// Shows this while the data is loaded and there are no rows. The owner is held weakly.
  @MainActor public func whenLoading<Owner: AnyObject>(
    with owner: Owner, _ content: @escaping @MainActor (Owner) -> RowContent
  ) -> TableModel {
    whenLoading(weakly(owner, content))
  }

  /// Shows this where the data is there and has no rows. The owner is held weakly.
  @MainActor public func whenEmpty<Owner: AnyObject>(
    with owner: Owner, _ content: @escaping @MainActor (Owner) -> RowContent
  ) -> TableModel {
    whenEmpty(weakly(owner, content))
  }

  /// Shows this where loading failed and there are no rows; it is told the reason. The owner is held
  /// weakly.
  @MainActor public func whenFailed<Owner: AnyObject>(
    with owner: Owner, _ content: @escaping @MainActor (Owner, String) -> RowContent
  ) -> TableModel {
    whenFailed { [weak owner] reason in owner.map { content($0, reason) } ?? .text("") }
  }

  /// Lets a person try again after a failure. The owner is held weakly.
  @MainActor public func onRetry<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> TableModel {
    onRetry { [weak owner] in if let owner { handler(owner) } }
  }

  /// Lets a person ask for fresh data. The host shows that it is under way until the closure ends. The
  /// owner is held weakly, and kept until the closure has ended.
  @MainActor public func onRefresh<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner) async -> Void
  ) -> TableModel {
    onRefresh { [weak owner] in if let owner { await handler(owner) } }
  }

  /// Asks for the next page when the end is near. The owner is held weakly.
  @MainActor public func loadMore<Owner: AnyObject>(
    _ state: LoadMore.State, with owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> TableModel {
    loadMore(state) { [weak owner] in if let owner { handler(owner) } }
  }

  /// Asks for the page before the first row when the start is near. The owner is held weakly.
  @MainActor public func loadEarlier<Owner: AnyObject>(
    _ state: LoadMore.State, with owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> TableModel {
    loadEarlier(state) { [weak owner] in if let owner { handler(owner) } }
  }

  /// Lets a person select rows, and tells the owner, which is held weakly.
  @MainActor public func selection<Owner: AnyObject>(
    _ mode: SelectionMode, with owner: Owner,
    onChange: @escaping @MainActor (Owner, RowSelection) -> Void
  ) -> TableModel {
    selection(mode) { [weak owner] in if let owner { onChange(owner, $0) } }
  }
}
