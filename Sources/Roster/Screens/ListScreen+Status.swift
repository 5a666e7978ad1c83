extension ListScreen {
  /// What is to be said beside the list now, the most important first.
  public var statusParts: [StatusPart] {
    var parts: [StatusPart] = []
    if driver.isRefreshing { parts.append(.refreshing) }
    switch driver.phase {
    case .ready: break
    case .loading: parts.append(.loading)
    case .failed(let reason): parts.append(.failed(reason))
    }
    if let progress = progress?() { parts.append(.progress(progress)) }
    let selected = driver.selectedCount
    if selected > 0 { parts.append(.selected(selected)) }
    if let status = status?(), !status.isEmpty { parts.append(.text(status)) }
    return parts
  }
}
