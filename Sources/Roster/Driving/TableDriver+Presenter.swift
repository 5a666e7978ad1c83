extension TableDriver: RowPresenter {}

extension RowContext {
  /// Where the row is shown; `nil` once that has gone.
  public var driver: TableDriver? { presenter as? TableDriver }
}
