extension FeedResult where Element == AnyRow {
  /// The rows of the good items, in the order of the feed.
  public var rows: [AnyRow] { elements }

  /// The row models of one type, in the order of the feed: records for a store.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public func models<Model: RowModel>(of type: Model.Type) -> [Model] {
    elements.compactMap { $0.model as? Model }
  }
}
