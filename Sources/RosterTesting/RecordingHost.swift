public import Roster

/// A list without a screen, for tests: it records what the driver asks of it.
///
///     let host = RecordingHost(driver)
///     driver.attach(host)
///     people.append(person)
///     driver.flush()
///     #expect(host.batches.last?.rowInserts == [RowPath(section: 0, row: 3)])
///
/// Behavior:
/// - It keeps its own copy of who is where, and changes it by what the batches say.
/// - A batch that breaks a rule of batch updates, or does not lead to the announced table, is named in
///   `violations`: which rule, which operation, and what would be right.
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
  /// Whether the host says that updates have to wait.
  public var isHeld = false
  /// What the driver asked for, in order.
  public private(set) var calls: [Call] = []
  /// What was wrong with what the driver asked for.
  public private(set) var violations: [String] = []
  /// The host's own copy of who is where; `nil` before the first load.
  public private(set) var ids: TableCopy<SectionID, RowID>?
  /// Whether an update ends by itself, or only by `finish()`.
  public var finishesByItself = true

  private weak var driver: TableDriver?
  private var unfinished: [@MainActor () -> Void] = []

  /// A host that will show the table of a driver.
  public init(_ driver: TableDriver, capabilities: HostCapabilities = .init()) {
    self.driver = driver
    self.capabilities = capabilities
  }

  /// What a person would read now; `nil` before the first load, and once the driver is gone.
  public var shown: RecordedTable? {
    ids == nil ? nil : driver.map { RecordedTable($0.table) }
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
    guard let driver else { return }
    ids = TableCopy(driver.table)
    calls.append(.load(RecordedTable(driver.table), keeping: anchor))
  }

  /// Records the stage, judges it, and applies it to the copy.
  public func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    guard let driver else { return }
    if isApplying { violations.append("An update began before the last one was done.") }
    violations += BatchRules.violations(of: stage).map(\.description)
    calls.append(
      .apply(stage.batch, before: stage.before.rowCount, after: stage.after.rowCount))
    compare(TableCopy(stage.before), "the stage announces", driver.table, "Before the commit")
    commit()
    compare(TableCopy(stage.after), "the stage announces", driver.table, "After the commit")
    let replayed = ids.flatMap { stage.batch.apply(to: $0, from: TableCopy(stage.after)) }
    if replayed != TableCopy(stage.after) {
      violations.append("The host's own copy, changed by the batch, is not the table announced.")
    }
    ids = TableCopy(stage.after)
    if finishesByItself { done() } else { unfinished.append(done) }
  }

  private func compare(
    _ announced: TableCopy<SectionID, RowID>, _ who: String, _ table: TableSnapshot, _ when: String
  ) {
    if TableCopy(table) == announced { return }
    violations.append(
      "\(when) the driver has \(TableCopy(table).counts) rows, \(who) \(announced.counts).")
  }

  /// Records that a row needs another cell.
  public func replaceCell(of slot: RowSlot) {
    if let id = slot.id { calls.append(.replaceCell(id)) }
  }

  /// Does nothing: there is nothing outside the rows.
  public func refreshChrome() {}
}
