import Roster

/// Keeps what Roster reports while a screen is shown, and prints it to standard error afterwards.
@MainActor final class CollectedDiagnostics {
  /// The most reports that are kept.
  private nonisolated static let limit = 100

  private let collected = Guarded<[Diagnostic]>([])
  private var isCollecting = false
  /// What is done with the reports afterwards.
  var report: @MainActor (Diagnostic) -> Void = { Diagnostics.report($0) }

  /// Collects from now on, and gives a line about each report to `show`.
  func begin(_ show: @escaping @MainActor @Sendable (String) -> Void) {
    isCollecting = true
    Diagnostics.setHandler { [collected] diagnostic in
      let isNew = collected.withLock { collected in
        guard collected.count < Self.limit, !collected.contains(diagnostic) else { return false }
        collected.append(diagnostic)
        return true
      }
      if isNew { Task { @MainActor in show("\(diagnostic.what) (\(diagnostic.place))") } }
    }
  }

  /// Reports what was collected, each once, and leaves what comes to the default.
  func end() {
    guard isCollecting else { return }
    isCollecting = false
    Diagnostics.setHandler(nil)
    for diagnostic in collected.withLock({ $0 }) { report(diagnostic) }
  }
}
