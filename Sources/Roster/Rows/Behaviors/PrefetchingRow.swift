/// A row model that loads by itself what it needs before it comes into view.
///
/// `Row.onPrefetch` and `Row.onCancelPrefetch` win over it.
public protocol PrefetchingRow: RowModel {
  /// Starts to load what the row needs.
  @MainActor func prefetch(_ row: RowContext<Self>)
  /// Ends what `prefetch` started, since the view turned away.
  @MainActor func cancelPrefetch(_ row: RowContext<Self>)
}
