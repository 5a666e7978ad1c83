#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// How many rows of a section are looked at for what they use, before any is shown.
    private static var mostSampled: Int { 20 }

    /// Notes what a row uses.
    func note(_ row: AnyRow) {
      methods.features.formUnion(RowFeatures(row))
      if methods.features != methods.assigned { releaseMethodsLater() }
    }

    /// Notes what the sections of a table and their first rows use. Rows tend to be alike; those that
    /// differ are noted when they are shown.
    func note(_ table: TableSnapshot) {
      for section in table.sections.indices { note(section, of: table) }
    }

    /// Notes what enters with a stage.
    func note(_ stage: UpdateStage) {
      for section in stage.batch.sectionInserts { note(section, of: stage.after) }
      for pair in stage.batch.headerUpdates + stage.batch.footerUpdates {
        noteEnds(stage.after.sections[pair.after])
      }
      for path in stage.batch.rowInserts.prefix(Self.mostSampled) {
        methods.features.formUnion(RowFeatures(stage.after.row(at: path)))
      }
    }

    private func note(_ section: Int, of table: TableSnapshot) {
      noteEnds(table.sections[section])
      for row in 0..<min(table.sections[section].count, Self.mostSampled) {
        methods.features.formUnion(
          RowFeatures(table.row(at: RowPath(section: section, row: row))))
      }
    }

    private func noteEnds(_ section: SectionModel) {
      if section.header != nil { methods.features.insert(.header) }
      if section.footer != nil { methods.features.insert(.footer) }
      if section.indexTitle != nil { methods.features.insert(.index) }
      if !section.drops.isEmpty { methods.features.insert(.drop) }
    }

    /// Gives the table view its delegates anew if the methods that are there differ: it asks only then.
    ///
    /// - Parameter anew: Whether to do so in any case.
    func assignMethods(anew: Bool = false) {
      guard let tableView, let driver else { return }
      if driver.selectionMode != .none { methods.features.insert(.selection) }
      guard anew || methods.assigned != methods.features else { return }
      let old = methods.assigned
      let kept = visiblePlaces(in: tableView)
      methods.assigned = methods.features
      tableView.delegate = nil
      tableView.delegate = self
      let forwarded = forwardingDelegate
      let prefetches =
        methods.features.contains(.prefetch) || forwarded is any UITableViewDataSourcePrefetching
      tableView.prefetchDataSource = prefetches ? self : nil
      let drags = methods.features.contains(.drag) || forwarded is any UITableViewDragDelegate
      tableView.dragDelegate = drags ? self : nil
      // On a phone UIKit lets nothing be dragged by itself.
      if drags { tableView.dragInteractionEnabled = true }
      let drops = methods.features.contains(.drop) || forwarded is any UITableViewDropDelegate
      tableView.dropDelegate = drops ? self : nil
      let relevant: RowFeatures = [.delete, .insert, .leading, .trailing, .move, .index]
      if !anew, let old, old.intersection(relevant) == methods.features.intersection(relevant) {
        return
      }
      tableView.dataSource = self
      restore(kept, in: tableView)
    }

    private func releaseMethodsLater() {
      guard !interaction.isReleasing else { return }
      interaction.isReleasing = true
      Task { [weak self] in
        self?.interaction.isReleasing = false
        self?.release()
      }
    }
  }
#endif
