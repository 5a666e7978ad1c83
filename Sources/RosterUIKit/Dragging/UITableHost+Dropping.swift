#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// Moves rows of this table, or gives each value to whatever takes its type, the row or the section.
    ///
    /// The place is known by identity before what has waited is applied, and found again after it.
    func drop(_ coordinator: any UITableViewDropCoordinator) {
      guard let driver else { return }
      let items = coordinator.items.map(\.dragItem)
      let rows = ownRows(items)
      let isMove = coordinator.proposal.operation == .move && rows.count == items.count
      let goals = goals(coordinator, items, isMove ? rows.first : nil)
      interaction.drops.remove(ObjectIdentifier(coordinator.session))
      if let drag = coordinator.session.localDragSession {
        interaction.drags.remove(ObjectIdentifier(drag))
      }
      release()
      if isMove {
        move(rows, to: goals)
      } else {
        let local = items.compactMap { localValue($0) }
        deliver(local, to: goals)
        load(items.filter { localValue($0) == nil }.map(\.itemProvider), for: goals)
      }
      driver.flush()
    }

    /// Where something was dropped: on the row if UIKit says so or nothing else, and between rows.
    private func goals(
      _ coordinator: any UITableViewDropCoordinator, _ items: [UIDragItem], _ moved: RowID?
    ) -> [DropGoal] {
      let path = coordinator.destinationIndexPath
      let intent = coordinator.proposal.intent
      var goals: [DropGoal] = []
      if moved == nil, intent != .insertAtDestinationIndexPath, let row = path.flatMap(id(at:)) {
        goals.append(.row(row))
      }
      if intent != .insertIntoDestinationIndexPath, let between = between(path, items, moved) {
        goals.append(between)
      }
      return goals
    }

    private func between(_ path: IndexPath?, _ items: [UIDragItem], _ moved: RowID?) -> DropGoal? {
      guard let driver else { return nil }
      let taking = moved == nil ? section(taking: items, over: path) : nil
      guard let path, driver.table.sections.indices.contains(path.section),
        moved != nil || driver.table.sections[path.section].id == taking
      else { return taking.map { .between($0, before: nil, index: .max) } }
      let section = driver.table.sections[path.section]
      var index = path.row
      // UIKit counts without the row that is taken out of its old place.
      if let old = moved.flatMap({ driver.table.path(of: $0) }), old.section == path.section,
        index >= old.row
      {
        index += 1
      }
      return .between(
        section.id, before: index < section.count ? section.source.id(at: index) : nil,
        index: path.row)
    }

    private func move(_ rows: [RowID], to goals: [DropGoal]) {
      guard let driver, let goal = goals.first else { return }
      for row in rows {
        if let place = goal.place(in: driver, without: row) { driver.move(row, to: place) }
        driver.flush()
      }
    }

    /// Gives values to the first goal that takes them; between rows each stands below the one before.
    private func deliver(_ values: [any Sendable], to goals: [DropGoal]) {
      guard let driver else { return }
      var places = goals.map { $0.place(in: driver) }
      for value in values {
        for (index, goal) in goals.enumerated() {
          if case .row(let row) = goal, driver.drop(value, on: row) { break }
          if let place = places[index], driver.drop(value, at: place) {
            places[index]?.index += 1
            break
          }
        }
      }
    }

    /// Loads what comes from other apps, in the order of the drop. What arrives when its row or section has
    /// left is dropped.
    private func load(_ providers: [NSItemProvider], for goals: [DropGoal]) {
      guard let driver else { return }
      let types = goals.flatMap { goal -> [any Sendable.Type] in
        switch goal {
        case .row(let row): driver.dropTargets(of: row).map(\.type)
        case .between(let section, _, _): driver.dropTargets(in: section).map(\.type)
        }
      }
      let loads = providers.compactMap { provider in
        types.first { ExternalValue.canLoad($0, from: provider) }.map {
          (type: $0, provider: provider)
        }
      }
      guard !loads.isEmpty else { return }
      let tasks = loads.map { load in
        Task { await ExternalValue.load(load.type, from: load.provider) }
      }
      Task { [weak self] in
        var values: [any Sendable] = []
        for task in tasks {
          if let value = await task.value { values.append(value) } else { reportNotLoaded() }
        }
        self?.driver?.flush()
        self?.deliver(values, to: goals)
      }
    }
  }

  private func reportNotLoaded() {
    Diagnostics.report(
      Diagnostic(
        "drop-not-loaded", what: "Something that was dropped could not be loaded.",
        place: "a drop from another app",
        why: "The other app did not hand it over, or its data is not what its type says.",
        remedy: "Look at the type identifier, and at how the value is decoded."))
  }
#endif
