import Roster

/// A list without a screen, for tests: it records what the driver asks of it.
///
///     let host = RecordingHost()
///     driver.attach(host)
///     people.append(person)
///     driver.flush()
///     #expect(host.batches.last?.rowInserts == [RowPath(section: 0, row: 3)])
///
/// Behavior:
/// - It keeps its own copy of the table, and changes it by what the batches say.
/// - A batch that breaks a rule of batch updates, or does not lead to the announced table, is refused:
///   `violations` says which rule, which operation, and what would be right.
@MainActor public final class RecordingHost: TableHost {
  /// What the driver asked for.
  public enum Call: Sendable {
    /// Everything from scratch.
    case load(RecordedTable, keeping: Anchor?)
    /// One stage, with the number of rows before and after it.
    case apply(UpdateBatch, before: Int, after: Int)
    /// Another cell for a row whose kind has changed.
    case replaceCell(RowID)
  }

  /// What the host says it can do.
  public var capabilities: HostCapabilities
  /// The place that the host says is in view.
  public var anchor: Anchor?
  /// What the driver asked for, in order.
  public private(set) var calls: [Call] = []
  /// What was wrong with what the driver asked for.
  public private(set) var violations: [String] = []
  /// The host's own copy of the table.
  public private(set) var copy: RecordedTable?
  /// Whether an update ends by itself, or only by `finish()`.
  public var finishesByItself = true

  private unowned let driver: TableDriver
  private var unfinished: [@MainActor () -> Void] = []

  /// A host that will show the table of a driver.
  public init(_ driver: TableDriver, capabilities: HostCapabilities = .init()) {
    self.driver = driver
    self.capabilities = capabilities
  }

  /// The batches so far.
  public var batches: [UpdateBatch] {
    calls.compactMap { if case .apply(let batch, _, _) = $0 { batch } else { nil } }
  }

  /// Whether an update has begun and not ended.
  public var isApplying: Bool { !unfinished.isEmpty }

  /// Ends the update under way.
  public func finish() {
    let ends = unfinished
    unfinished = []
    for end in ends { end() }
  }

  /// Forgets the calls so far.
  public func forgetCalls() { calls = [] }

  /// Takes a copy of the table in force.
  public func load(keeping anchor: Anchor?) {
    let table = RecordedTable(driver.table)
    copy = table
    calls.append(.load(table, keeping: anchor))
  }

  /// Records the stage, and applies it to the copy.
  public func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    if isApplying { violations.append("An update began before the last one was done.") }
    if driver.table.rowCount != stage.before.rowCount {
      violations.append(
        "Before the commit the driver counts \(driver.table.rowCount) rows, the stage announces "
          + "\(stage.before.rowCount).")
    }
    violations += BatchRules.violations(of: stage).map(\.description)
    calls.append(
      .apply(stage.batch, before: stage.before.rowCount, after: stage.after.rowCount))
    commit()
    if driver.table.rowCount != stage.after.rowCount {
      violations.append(
        "After the commit the driver counts \(driver.table.rowCount) rows, the stage announces "
          + "\(stage.after.rowCount).")
    }
    copy = RecordedTable(stage.after)
    if finishesByItself { done() } else { unfinished.append(done) }
  }

  /// Records that a row needs another cell.
  public func replaceCell(of slot: RowSlot) {
    if let id = slot.id { calls.append(.replaceCell(id)) }
  }

  /// Does nothing: there is nothing outside the rows.
  public func refreshChrome() {}
}
