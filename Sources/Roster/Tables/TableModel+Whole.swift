extension TableModel {
  /// Puts a row above all sections.
  public func header<Model: RowModel>(_ row: Row<Model>?) -> TableModel {
    with { $0.header = row.map { AnyRow($0) } }
  }

  /// Puts a row model above all sections.
  public func header<Model: RowModel>(_ model: Model) -> TableModel { header(Row(model)) }

  /// Puts a row below all sections.
  public func footer<Model: RowModel>(_ row: Row<Model>?) -> TableModel {
    with { $0.footer = row.map { AnyRow($0) } }
  }

  /// Puts a row model below all sections.
  public func footer<Model: RowModel>(_ model: Model) -> TableModel { footer(Row(model)) }

  /// Says how far the data has come.
  public func phase(_ phase: TablePhase) -> TableModel { with { $0.phase = phase } }

  /// Shows this while the data is loaded and there are no rows.
  public func whenLoading(
    _ content: @escaping @MainActor @Sendable () -> RowContent
  ) -> TableModel { with { $0.placeholders.loading = content } }

  /// Shows this where the data is there and has no rows.
  public func whenEmpty(
    _ content: @escaping @MainActor @Sendable () -> RowContent
  ) -> TableModel { with { $0.placeholders.empty = content } }

  /// Shows this where loading failed and there are no rows; it is told the reason.
  public func whenFailed(
    _ content: @escaping @MainActor @Sendable (String) -> RowContent
  ) -> TableModel { with { $0.placeholders.failed = content } }

  /// Lets a person try again after a failure, be there rows or not. Without it a failure is tried again
  /// by `onRefresh`, if the table has that.
  public func onRetry(_ handler: @escaping @MainActor @Sendable () -> Void) -> TableModel {
    with { $0.retry = handler }
  }

  /// Lets a person ask for fresh data. The host shows that it is under way until the closure ends.
  public func onRefresh(
    _ handler: @escaping @MainActor @Sendable () async -> Void
  ) -> TableModel { with { $0.refresh = handler } }

  /// Asks for the next page when the end is near while the state is `ready`: once for each time that it
  /// comes near. A page without rows is no reason to ask for another: that takes other rows, another
  /// phase, or a person who scrolls away and comes back.
  public func loadMore(
    _ state: LoadMore.State, _ handler: @escaping @MainActor @Sendable () -> Void
  ) -> TableModel { with { $0.more = LoadMore(state: state, handler: handler) } }

  /// Asks for the page before the first row when the start is near, in the same way. For chats and
  /// logs, which are read from their end.
  public func loadEarlier(
    _ state: LoadMore.State, _ handler: @escaping @MainActor @Sendable () -> Void
  ) -> TableModel { with { $0.earlier = LoadMore(state: state, handler: handler) } }

  /// Lets a person select rows.
  ///
  /// - Parameters:
  ///   - mode: How many rows.
  ///   - onChange: Is told the selection once for each change: by a person, or since selected rows have
  ///     left. Rows that come to a section selected as a whole, or take their selection to another
  ///     section, change nothing that was said of them: ask the driver, whose selection is the one in force.
  public func selection(
    _ mode: SelectionMode, onChange: (@MainActor @Sendable (RowSelection) -> Void)? = nil
  ) -> TableModel {
    with {
      $0.selectionMode = mode
      $0.selectionChange = onChange
    }
  }

  private func with(_ change: (inout TableModel) -> Void) -> TableModel {
    var copy = self
    change(&copy)
    return copy
  }
}
