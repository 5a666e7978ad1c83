/// The row will not be shown soon after all.
public enum CancelPrefetchEvent: RowTrait {
  /// The handler.
  public typealias Value = RowHandler

  /// What a row model does by itself.
  @MainActor public static func value(of model: any RowModel) -> RowHandler? {
    guard let model = model as? any PrefetchingRow else { return nil }
    return cancelPrefetchHandler(model)
  }

  @MainActor private static func cancelPrefetchHandler<Model: PrefetchingRow>(_: Model)
    -> RowHandler
  {
    { row in row.typed(as: Model.self).map { $0.model.cancelPrefetch($0) } }
  }
}

extension Row {
  /// Ends what `onPrefetch` started, since the view turned away.
  public func onCancelPrefetch(_ handler: @escaping @MainActor (RowContext<Model>) -> Void) -> Row {
    handling(CancelPrefetchEvent.self, handler)
  }

  /// Ends what `onPrefetch` started, since the view turned away. The owner is held weakly.
  @MainActor public func onCancelPrefetch<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onCancelPrefetch(weakly(owner, handler))
  }
}
