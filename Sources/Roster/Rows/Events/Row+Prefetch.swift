/// The row may soon be shown.
public enum PrefetchEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowHandler? {
    guard let model = model as? any PrefetchingRow else { return nil }
    return prefetchHandler(model)
  }

  @MainActor private static func prefetchHandler<Model: PrefetchingRow>(_: Model) -> RowHandler {
    { row in row.typed(as: Model.self).map { $0.model.prefetch($0) } }
  }
}

extension Row {
  /// Starts to load what the row will need when it comes into view.
  public func onPrefetch(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(PrefetchEvent.self, handler)
  }

  /// Starts to load what the row will need when it comes into view. The owner is held weakly.
  @MainActor public func onPrefetch<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onPrefetch(weakly(owner, handler))
  }
}
