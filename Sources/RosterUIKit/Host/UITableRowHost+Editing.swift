#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// What a swipe or editing mode can do to a row.
    func canEdit(_ indexPath: IndexPath) -> Bool {
      guard let row = row(at: indexPath) else { return false }
      return row.trait(DeleteEvent.self) != nil || row.trait(InsertEvent.self) != nil
        || row.trait(LeadingActions.self) != nil || row.trait(TrailingActions.self) != nil
    }

    func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle? {
      guard let row = row(at: indexPath) else { return nil }
      if row.trait(DeleteEvent.self) != nil { return .delete }
      return row.trait(InsertEvent.self) != nil ? .insert : nil
    }

    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
      let id = id(at: indexPath)
      endSwipe()
      tell(id) { driver, id in
        switch style {
        case .delete: driver.delete(id)
        case .insert: driver.insert(at: id)
        default: break
        }
      }
      release()
    }

    // MARK: Moving

    func target(of indexPath: IndexPath, over proposed: IndexPath) -> IndexPath {
      guard let driver, let id = id(at: indexPath),
        driver.table.sections.indices.contains(proposed.section)
      else { return indexPath }
      // A row that only the forwarding delegate moves goes where that one says.
      guard row(at: indexPath)?.trait(MoveEvent.self) != nil else { return proposed }
      let section = driver.table.sections[proposed.section]
      // Rows that stand for the whole table are no place for others.
      guard section.role == .content,
        let place = driver.target(of: id, over: RowPlace(section: section.id, index: proposed.row)),
        let target = driver.table.index(of: place.section)
      else { return indexPath }
      let isSame = target == indexPath.section
      let last = driver.table.sections[target].count - (isSame ? 1 : 0)
      return IndexPath(row: min(max(place.index, 0), max(last, 0)), section: target)
    }

    /// A person has moved a row, and UIKit shows it at its new place. The data is asked to follow; if that
    /// is all that it does, nothing more happens. Otherwise the table is loaded anew: the row goes back, or
    /// what has waited during the move is shown with it.
    func move(from source: IndexPath, to destination: IndexPath) {
      interaction.moved = nil
      guard let driver, let from = path(source), let id = id(at: source),
        driver.table.sections.indices.contains(destination.section)
      else { return }
      let section = driver.table.sections[destination.section].id
      interaction.reordering = (
        from, RowPath(section: destination.section, row: destination.row)
      )
      interaction.reorderingIsAbsorbed = false
      interaction.reorderingIsLost = false
      if driver.isInData(id) {
        driver.move(id, to: RowPlace(section: section, index: destination.row))
      }
      driver.flush()
      interaction.reordering = nil
      if interaction.reorderingIsAbsorbed && !interaction.reorderingIsLost {
        releaseLater()
      } else {
        reloadLater(without: id)
      }
    }

    /// UIKit allows no reload while it asks for a move.
    private func reloadLater(without moved: RowID) {
      // What the cells show is known, while places are those of before for UIKit and of after for the driver.
      let top = tableView.map(visibleTop) ?? 0
      let kept = (tableView?.visibleCells ?? []).compactMap { cell in
        slots.known(cell)?.id.map { Anchor(row: $0, offset: Double(cell.frame.minY - top)) }
      }
      interaction.callbacks += 1
      Task { [weak self] in
        guard let self else { return }
        interaction.callbacks -= 1
        driver?.host?.load(
          keeping: kept.first { $0.row != moved && indexPath(of: $0.row) != nil })
        release()
      }
    }
  }
#endif
