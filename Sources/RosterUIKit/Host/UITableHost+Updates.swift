#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// Updates wait while a person swipes, moves or drags a row, and while UIKit lays out.
    public var isHeld: Bool { waits }

    /// The first row in view, and where it stands; `nil` where the list shows what enters above.
    public var anchor: Anchor? {
      showsWhatEntersAbove ? nil : tableView.flatMap { visiblePlaces(in: $0).first }
    }

    func loadAll(keeping anchor: Anchor?) {
      guard let tableView, let driver else { return }
      let keeper = PlaceKeeper(self, tableView)
      note(driver.table)
      assignMethods()
      endGestures()
      tableView.reloadData()
      pending = PendingCells()
      if let anchor { restore([anchor], in: tableView) } else { keeper.restore() }
      bringUpToDate()
      if keyboard == nil && avoidsKeyboard { keyboard = KeyboardAvoidance(self) }
    }

    func update(
      _ stage: UpdateStage, animated: Bool, commit: @escaping () -> Void,
      done: @escaping @MainActor () -> Void
    ) {
      guard let tableView else {
        commit()
        return done()
      }
      if absorbsMove(stage) {
        commit()
        interaction.reorderingIsAbsorbed = true
        return done()
      }
      note(stage)
      if interaction.reordering != nil { interaction.reorderingIsLost = true }
      if tableView.window == nil || interaction.reordering != nil {
        return reload(tableView, stage, commit, done)
      }
      assignMethods()
      let keeper = PlaceKeeper(self, tableView, over: driver?.updateUnderWay)
      let end = UpdateEnd(done)
      let isSeen = animated && isInView(stage, tableView)
      interaction.isUpdating = true
      if isSeen {
        perform(stage, commit, end)
      } else {
        UIView.performWithoutAnimation { perform(stage, commit, end) }
      }
      reloadEnds(stage, tableView)
      keeper.restore()
      interaction.isUpdating = false
      end.leave()
    }

    private func reload(
      _ tableView: UITableView, _ stage: UpdateStage, _ commit: () -> Void,
      _ done: @escaping @MainActor () -> Void
    ) {
      let keeper = PlaceKeeper(self, tableView, over: driver?.updateUnderWay)
      commit()
      assignMethods()
      if interaction.reordering == nil {
        endGestures()
        tableView.reloadData()
      }
      keeper.restore()
      done()
    }

    private func perform(
      _ stage: UpdateStage, _ commit: @escaping () -> Void, _ end: UpdateEnd
    ) {
      guard let tableView else { return end.reach() }
      let batch = stage.batch
      tableView.performBatchUpdates {
        commit()
        self.operate(batch, in: tableView)
      } completion: { _ in
        end.reach()
      }
    }

    private func operate(_ batch: UpdateBatch, in tableView: UITableView) {
      if !batch.sectionDeletes.isEmpty {
        tableView.deleteSections(IndexSet(batch.sectionDeletes), with: animations.delete)
      }
      if !batch.sectionInserts.isEmpty {
        tableView.insertSections(IndexSet(batch.sectionInserts), with: animations.insert)
      }
      for move in batch.sectionMoves { tableView.moveSection(move.before, toSection: move.after) }
      if !batch.rowDeletes.isEmpty {
        tableView.deleteRows(at: batch.rowDeletes.map(\.indexPath), with: animations.delete)
      }
      if !batch.rowInserts.isEmpty {
        tableView.insertRows(at: batch.rowInserts.map(\.indexPath), with: animations.insert)
      }
      for move in batch.rowMoves {
        tableView.moveRow(at: move.before.indexPath, to: move.after.indexPath)
      }
    }

    /// A header or footer that comes, goes or flips its kind: UIKit asks for it only with its section.
    private func reloadEnds(_ stage: UpdateStage, _ tableView: UITableView) {
      func differs(_ before: AnyRow?, _ after: AnyRow?) -> Bool { before?.kind != after?.kind }
      let headers = stage.batch.headerUpdates.filter {
        differs(stage.before.sections[$0.before].header, stage.after.sections[$0.after].header)
      }
      let footers = stage.batch.footerUpdates.filter {
        differs(stage.before.sections[$0.before].footer, stage.after.sections[$0.after].footer)
      }
      let sections = IndexSet((headers + footers).map(\.after))
      if sections.isEmpty { return }
      UIView.performWithoutAnimation {
        tableView.reloadSections(sections, with: animations.replace)
      }
    }

    /// Whether a stage is the move that a person has made, which UIKit shows already.
    private func absorbsMove(_ stage: UpdateStage) -> Bool {
      guard let move = interaction.reordering, !interaction.reorderingIsAbsorbed,
        !interaction.reorderingIsLost
      else { return false }
      let batch = stage.batch
      guard batch.sectionDeletes.isEmpty, batch.sectionInserts.isEmpty, batch.sectionMoves.isEmpty,
        stage.before.contains(move.from)
      else { return false }
      let id = stage.before.id(at: move.from)
      guard stage.after.contains(move.to), stage.after.id(at: move.to) == id else { return false }
      // One row went from here to there: which neighbour the batch names as moved does not matter.
      var ids = TableCopy(stage.before)
      ids.parts[move.from.section].rows.remove(at: move.from.row)
      guard ids.parts[move.to.section].rows.count >= move.to.row else { return false }
      ids.parts[move.to.section].rows.insert(id, at: move.to.row)
      return ids == TableCopy(stage.after)
    }

    /// Whether a person sees any row or section come, go or move.
    private func isInView(_ stage: UpdateStage, _ tableView: UITableView) -> Bool {
      guard let visible = tableView.indexPathsForVisibleRows, let first = visible.first,
        let last = visible.last
      else { return true }
      let batch = stage.batch
      if batch.sectionDeletes.contains(where: { $0 >= first.section && $0 <= last.section })
        || batch.sectionMoves.contains(where: {
          $0.before >= first.section && $0.before <= last.section
        })
      {
        return true
      }
      let seen = first.path...max(first.path, last.path)
      if batch.rowDeletes.contains(where: seen.contains)
        || batch.rowMoves.contains(where: { seen.contains($0.before) })
      {
        return true
      }
      // What enters is seen if it stands between rows that were in view, or right below them.
      let ids = visible.compactMap {
        stage.before.contains($0.path) ? stage.before.id(at: $0.path) : nil
      }
      let now = ids.compactMap { stage.after.path(of: $0) }
      guard let top = now.min(), let bottom = now.max() else { return true }
      let below = RowPath(section: bottom.section, row: bottom.row + 1)
      return batch.sectionInserts.contains { $0 >= top.section && $0 <= bottom.section + 1 }
        || batch.rowInserts.contains { $0 >= top && $0 <= below }
        || batch.rowMoves.contains { $0.after >= top && $0.after <= below }
    }
  }

  extension RowPath {
    var indexPath: IndexPath { IndexPath(row: row, section: section) }
  }

  extension IndexPath {
    var path: RowPath { RowPath(section: section, row: row) }
  }
#endif
