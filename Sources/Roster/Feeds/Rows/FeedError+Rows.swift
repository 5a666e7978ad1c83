extension FeedError {
  /// What was decoded before the error, as rows. What was handed out in batches is not repeated.
  public var result: FeedResult<AnyRow> { result(of: AnyRow.self) }
}
