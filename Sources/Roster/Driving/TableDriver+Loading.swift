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

  /// The end of the table has come near, or still is: asks for the next page, once for each arrival.
  ///
  /// A page that turns out to be empty is no reason to ask for another. The end asks again when rows
  /// have come, gone or moved since, when the phase has changed, or when a person has scrolled away
  /// and comes back.
  public func nearEnd() { near(\.askedForMore, model.more) }

  /// The start of the table has come near, or still is: asks for the page before, in the same way.
  public func nearStart() { near(\.askedForEarlier, model.earlier) }

  /// The end of the table is no longer near: when it comes near again, that is another arrival, unless
  /// nobody has scrolled meanwhile.
  public func leftEnd() { left(\.askedForMore) }

  /// The start of the table is no longer near.
  public func leftStart() { left(\.askedForEarlier) }

  // To say what is in view a host may lay out, and come here again: so what is noted is noted first.

  private func near(_ end: ReferenceWritableKeyPath<TableDriver, PageAsk?>, _ more: LoadMore?) {
    if self[keyPath: end]?.isAway == true {
      self[keyPath: end]?.isAway = false
      forgetIfScrolled(end)
    }
    guard self[keyPath: end] == nil, let more, more.state == .ready, model.phase == .ready
    else { return }
    self[keyPath: end] = PageAsk(table: table)
    let anchor = host?.anchor
    self[keyPath: end]?.anchor = anchor
    more.handler()
  }

  private func left(_ end: ReferenceWritableKeyPath<TableDriver, PageAsk?>) {
    guard self[keyPath: end]?.isAway == false else { return }
    self[keyPath: end]?.isAway = true
    forgetIfScrolled(end)
  }

  /// Forgets what was asked for at an end that a person has left while it was out of reach.
  func forgetForsakenAsks() {
    for end in [\TableDriver.askedForMore, \.askedForEarlier]
    where self[keyPath: end]?.isAway == true { forgetIfScrolled(end) }
  }

  private func forgetIfScrolled(_ end: ReferenceWritableKeyPath<TableDriver, PageAsk?>) {
    let anchor = host?.anchor
    if self[keyPath: end]?.isScrolled(anchor) == true { self[keyPath: end] = nil }
  }

  /// Forgets what was asked for before the model said that the phase has changed, or that there was
  /// no page to be had.
  func forgetAsks(before made: TableModel) {
    let isOtherPhase = made.phase != model.phase
    if isOtherPhase || made.more?.mayAskAgain ?? true { askedForMore = nil }
    if isOtherPhase || made.earlier?.mayAskAgain ?? true { askedForEarlier = nil }
  }

  /// Forgets what was asked for where the page is there, and has brought rows.
  func settleAsks(for next: TableSnapshot) {
    if model.more?.state == .ready, askedForMore?.hasOtherRows(next) == true { askedForMore = nil }
    if model.earlier?.state == .ready, askedForEarlier?.hasOtherRows(next) == true {
      askedForEarlier = nil
    }
  }
}

extension LoadMore {
  /// Whether what was asked for has come to its end otherwise than by a page.
  fileprivate var mayAskAgain: Bool {
    switch state {
    case .ready, .loading: false
    case .failed, .finished: true
    }
  }
}
