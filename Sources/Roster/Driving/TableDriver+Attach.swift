extension TableDriver {
  /// Shows the table in a host, with one full load.
  public func attach(_ host: any TableHost) {
    if self.host !== host { detach() }
    self.host = host
    refreshTable()
    host.load(keeping: keptAnchor)
    keptAnchor = nil
  }

  /// Takes the table off its host. Changes are collected until a host comes.
  public func detach() {
    guard let host else { return }
    keptAnchor = host.anchor
    self.host = nil
    for slot in Array(slots.values) { unbind(slot) }
    complete(schedule.generation)
  }
}
