/// What a person can do about data that is old or has not come, the same on every host.
extension TableDriver {
  /// Whether a person can ask for fresh data, or try again after a failure.
  public var canRefreshOrRetry: Bool { canRefresh || triesAgain }

  /// Asks for fresh data; after a failure it tries again, if the table says how.
  ///
  /// - Returns: Whether there was anything to ask.
  @discardableResult public func refreshOrRetry() -> Bool {
    if triesAgain {
      retry()
      return true
    }
    refresh()
    return canRefresh
  }

  /// Why the data could not be loaded, if a person can do something about it: a host offers another try,
  /// be there rows or not.
  public var failureToRetry: String? {
    guard case .failed(let reason) = phase, canRefreshOrRetry else { return nil }
    return reason
  }

  /// Whether the row that stands in for all others offers another try by itself.
  public var placeholderRetries: Bool {
    triesAgain && table.sections.contains { $0.role == .placeholder }
  }

  private var triesAgain: Bool {
    if case .failed = phase { canRetry } else { false }
  }
}
