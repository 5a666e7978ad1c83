extension TableDriver {
  /// How far the data of the table has come.
  public var phase: TablePhase { model.phase }
  /// Whether a person can ask for fresh data.
  public var canRefresh: Bool { model.refresh != nil }

  /// Whether a person can try again after a failure.
  public var canRetry: Bool { model.retry != nil }

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

  /// The end of the table has come near: asks for the next page, once for each arrival.
  public func nearEnd() {
    if asks(model.more, asked: askedForMore) {
      askedForMore = true
      model.more?.handler()
    }
  }

  /// The start of the table has come near: asks for the page before, once for each arrival.
  public func nearStart() {
    if asks(model.earlier, asked: askedForEarlier) {
      askedForEarlier = true
      model.earlier?.handler()
    }
  }

  /// The end of the table is no longer near: when it comes near again, that is another arrival.
  public func leftEnd() { askedForMore = false }

  /// The start of the table is no longer near.
  public func leftStart() { askedForEarlier = false }

  private func asks(_ more: LoadMore?, asked: Bool) -> Bool {
    more?.state == .ready && !asked && model.phase == .ready
  }
}
