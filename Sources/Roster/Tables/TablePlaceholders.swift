/// What a table shows where it has no rows.
struct TablePlaceholders: Sendable {
  var loading: (@MainActor @Sendable () -> RowContent)?
  var empty: (@MainActor @Sendable () -> RowContent)?
  var failed: (@MainActor @Sendable (String) -> RowContent)?

  /// The content that stands in for rows in a phase.
  @MainActor func content(for phase: TablePhase, canRetry: Bool) -> RowContent {
    switch phase {
    case .ready:
      empty?() ?? RowContent(title: Words.current.empty, role: .placeholder)
    case .loading:
      loading?()
        ?? RowContent(
          title: Words.current.loading, accessory: .progress(nil), role: .placeholder)
    case .failed(let reason):
      failed?(reason)
        ?? RowContent(
          title: reason, subtitle: canRetry ? Words.current.retry : nil, role: .placeholder
        ).lines(title: 0)
    }
  }
}
