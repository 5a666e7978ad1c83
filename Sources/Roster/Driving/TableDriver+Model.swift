extension TableDriver {
  /// Puts the table that the state asks for in force, without a host.
  func refreshTable() {
    tracking.deliverNow()
    guard schedule.hasChanges else { return }
    // A plan is between states that are no longer what is shown.
    schedule.plan = nil
    refreshModel()
    let old = table
    table = assembledTable()
    settleSelection(UpdateBatch(from: old, to: table), from: old, to: table)
    settleCursor(from: old, to: table)
    deliverEvents()
  }

  /// Whether a row is still in the data, though the table that lacks it may not be in force yet.
  package func isInData(_ id: RowID) -> Bool {
    tracking.deliverNow()
    refreshModel()
    guard case .section(let shown) = id.space else {
      return model.sections.contains { $0.source.index(of: id) != nil }
    }
    // A section is shown under another id if its own occurred before.
    guard let index = TableAssembly.ids(of: model.sections).firstIndex(of: shown) else {
      return false
    }
    let section = model.sections[index]
    return section.source.index(of: RowID(.section(section.id), id.key)) != nil
  }

  /// Whether a row that is shown is no longer in the data: what a person does to it comes too late.
  ///
  /// - Complexity: O(sections) while an update waits, else O(1)
  package func isLeaving(_ id: RowID) -> Bool {
    // What stands for the whole table, and headers, are no rows of the data.
    guard schedule.hasChanges, let path = table.path(of: id),
      table.sections[path.section].role == .content
    else { return false }
    return !isInData(id)
  }

  /// Whether pages are loaded in front of the first row.
  package var loadsEarlier: Bool { model.earlier != nil }

  /// Brings the model up to date: runs the function from state to table if it must, and takes the
  /// records of stores that were edited.
  func refreshModel() {
    let edited = schedule.editedStores
    schedule.editedStores = []
    if schedule.needsModel {
      schedule.needsModel = false
      if let made = runFunction() {
        take(made)
        schedule.isModelNew = true
        followStores()
        schedule.needsTable = true
        schedule.wasMade = true
        return
      }
      if !schedule.wasMade { noteMissingOwner() }
    }
    for index in model.sections.indices {
      if let link = model.sections[index].link, edited.contains(link.store) {
        model.sections[index].source = link.rows()
        schedule.needsTable = true
      }
    }
  }

  private func runFunction() -> TableModel? {
    var made: TableModel?
    fromWithin {
      made = tracking.run(make) { [weak self] in self?.setNeedsUpdate() }
    }
    return made
  }

  /// The function was asked for a table, and nobody is there to make it: says so once, and shows it
  /// in place of rows in a debug build.
  private func noteMissingOwner() {
    if schedule.isOwnerMissing { return }
    schedule.isOwnerMissing = true
    #if DEBUG
      model = model.whenEmpty {
        RowContent(title: Words.current.missingOwner, role: .placeholder).lines(title: 0)
      }
      schedule.needsTable = true
    #endif
    Diagnostics.report(
      Diagnostic(
        "missing-owner", what: "A table is empty, since nobody is there to make it.",
        why: "The driver holds the screen that the table is a function of weakly, and it is gone.",
        remedy: "Keep the screen for as long as its table is shown."))
  }

  /// The table of the model.
  func assembledTable() -> TableSnapshot {
    schedule.needsTable = false
    let next = assembly.table(for: model)
    settleAsks(for: next)
    return next
  }

  private func followStores() {
    var subscriptions: [ObjectIdentifier: Subscription] = [:]
    for link in model.sections.compactMap(\.link) where subscriptions[link.store] == nil {
      subscriptions[link.store] =
        storeSubscriptions[link.store]
        ?? link.observe { [weak self] in
          self?.schedule.editedStores.insert(link.store)
          self?.scheduleUpdate()
        }
    }
    storeSubscriptions = subscriptions
  }
}
