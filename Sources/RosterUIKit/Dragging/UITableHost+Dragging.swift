#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// What a row hands over; `nil` if it cannot be dragged.
    func dragItems(at indexPath: IndexPath) -> [UIDragItem]? {
      guard let driver, let id = id(at: indexPath), let value = driver.dragItem(of: id) else {
        return nil
      }
      let item = UIDragItem(itemProvider: ExternalValue.provider(of: value))
      item.localObject = DraggedValue(value: value, row: id, origin: ObjectIdentifier(driver))
      return [item]
    }

    /// A drag is no longer over the table view.
    func endDrop(_ session: any UIDropSession) {
      interaction.drops.remove(ObjectIdentifier(session))
      release()
    }

    // MARK: What would become of a drag

    /// What would become of a drag: a move of rows of this table, a copy onto a row, or one between rows.
    func proposal(
      for session: any UIDropSession, over indexPath: IndexPath?
    ) -> UITableViewDropProposal? {
      guard let driver, !session.items.isEmpty else { return nil }
      let moves = mayMove(session.items, over: indexPath)
      var isOn = false
      if let row = indexPath.flatMap(id(at:)), !ownRows(session.items).contains(row) {
        isOn = takes(session.items, driver.dropTargets(of: row).map { ($0.type, $0.accepts) })
      }
      let isBetween = moves || section(taking: session.items, over: indexPath) != nil
      guard isOn || isBetween else { return nil }
      let intent: UITableViewDropProposal.Intent =
        !isBetween
        ? .insertIntoDestinationIndexPath : isOn ? .automatic : .insertAtDestinationIndexPath
      return UITableViewDropProposal(operation: moves ? .move : .copy, intent: intent)
    }

    /// The rows of this table that are dragged.
    func ownRows(_ items: [UIDragItem]) -> [RowID] {
      guard let driver else { return [] }
      return items.compactMap { item in
        (item.localObject as? DraggedValue).flatMap {
          $0.origin == ObjectIdentifier(driver) ? $0.row : nil
        }
      }
    }

    /// Whether all that is dragged are rows of this table that may go to a place.
    private func mayMove(_ items: [UIDragItem], over indexPath: IndexPath?) -> Bool {
      let rows = ownRows(items)
      guard let driver, let indexPath, rows.count == items.count,
        let place = place(at: indexPath)
      else { return false }
      return rows.allSatisfy { driver.target(of: $0, over: place) != nil }
    }

    /// A place among content: rows that stand for the whole table are no place for others.
    private func place(at indexPath: IndexPath) -> RowPlace? {
      guard let sections = driver?.table.sections, sections.indices.contains(indexPath.section),
        sections[indexPath.section].role == .content
      else { return nil }
      return RowPlace(section: sections[indexPath.section].id, index: indexPath.row)
    }

    /// The section that takes some of what is dragged between its rows: the one at a place, or, below all
    /// rows and on rows that stand for the whole table, the last.
    func section(taking items: [UIDragItem], over indexPath: IndexPath?) -> SectionID? {
      guard let driver else { return nil }
      func takesAny(_ section: SectionModel) -> Bool {
        takes(items, section.drops.map { ($0.type, $0.accepts) })
      }
      if let place = indexPath.flatMap(place(at:)) {
        let section = driver.table.index(of: place.section).map { driver.table.sections[$0] }
        return section.flatMap { takesAny($0) ? $0.id : nil }
      }
      return driver.table.sections.last { $0.role == .content && takesAny($0) }?.id
    }

    private typealias Target = (
      type: any Sendable.Type, accepts: @Sendable (any Sendable) -> Bool
    )

    private func takes(_ items: [UIDragItem], _ targets: [Target]) -> Bool {
      items.contains { item in
        if let value = localValue(item) { return targets.contains { $0.accepts(value) } }
        return targets.contains { ExternalValue.canLoad($0.type, from: item.itemProvider) }
      }
    }

    /// The value of an item that was dragged within the app.
    func localValue(_ item: UIDragItem) -> (any Sendable)? {
      (item.localObject as? DraggedValue)?.value ?? item.localObject as? String
    }
  }
#endif
