extension TableDriver {
  /// How far the data of the table has come.
  public var phase: TablePhase { model.phase }
  /// Whether a person can ask for fresh data.
  public var canRefresh: Bool { model.refresh != nil }

  /// A person asked for fresh data. While it is on its way, another call does nothing.
  public func refresh() {
    guard let refresh = model.refresh, !isRefreshing else { return }
    isRefreshing = true
    host?.refreshChrome()
    Task { [weak self] in
      await refresh()
      self?.isRefreshing = false
      self?.host?.refreshChrome()
    }
  }

  /// A person asked to try again after a failure.
  public func retry() {
    if case .failed = model.phase { model.retry?() }
  }

  /// The end of the table has come near: asks for the next page, once.
  public func nearEnd() {
    guard let more = model.more, more.state == .ready, !askedForMore, model.phase == .ready else {
      return
    }
    askedForMore = true
    more.handler()
  }
}
