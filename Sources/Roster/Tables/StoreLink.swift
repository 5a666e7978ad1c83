/// What ties a section to the store that its rows come from.
struct StoreLink: Sendable {
  /// Which store.
  let store: ObjectIdentifier
  /// Calls back after each closed edit of the store, until the subscription ends.
  let observe:
    @MainActor @Sendable (_ edited: @escaping @MainActor @Sendable () -> Void) -> Subscription
  /// The rows of the store as they are now, without running the table's closure.
  let rows: @MainActor @Sendable () -> any RowSource
  /// Tells the store which of its rows a person has opened.
  let open: @MainActor @Sendable (AnyKey) -> Void
}
