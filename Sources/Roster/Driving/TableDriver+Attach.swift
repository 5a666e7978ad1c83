extension TableDriver {
  /// Shows the table in a host, with one full load.
  ///
  /// A host that is attached already, be it in the middle of an update, loads again, at its place.
  public func attach(_ host: any TableHost) {
    detach()
    refreshTable()
    // What is told of the change may have attached another: that one came later.
    if self.host != nil { return }
    self.host = host
    schedule.isModelNew = false
    host.load(keeping: keptAnchor)
    keptAnchor = nil
  }

  /// Takes the table off its host. Changes are collected until a host comes.
  public func detach() {
    guard let host else { return }
    host.willDetach()
    // What is handed over may have led to another host, or to none.
    guard self.host === host else { return }
    keptAnchor = host.anchor
    self.host = nil
    for slot in Array(slots.values) { unbind(slot) }
    complete(schedule.generation)
    resumeWaiters()
  }
}
