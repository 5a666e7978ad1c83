#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// What a row hands over; `nil` if it cannot be dragged.
    func dragItems(at indexPath: IndexPath) -> [UIDragItem]? {
      guard let driver, let id = id(at: indexPath), let value = driver.dragItem(of: id) else {
        return nil
      }
      let provider = (value as? String).map { NSItemProvider(object: $0 as NSString) }
      let item = UIDragItem(itemProvider: provider ?? NSItemProvider())
      item.localObject = DraggedValue(value: value)
      return [item]
    }

    /// The values of a drag within the app.
    private func values(_ items: [UIDragItem]) -> [any Sendable] {
      items.compactMap { ($0.localObject as? DraggedValue)?.value ?? $0.localObject as? String }
    }

    private func accepts(_ value: any Sendable, _ indexPath: IndexPath) -> Bool {
      row(at: indexPath)?.trait(DropEvent.self)?.contains { $0.accepts(value) } ?? false
    }

    func proposal(
      for session: any UIDropSession, over indexPath: IndexPath?
    ) -> UITableViewDropProposal? {
      guard let indexPath else { return nil }
      guard values(session.items).contains(where: { accepts($0, indexPath) }) else { return nil }
      return UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }

    /// A drag is no longer over the table view.
    func endDrop(_ session: any UIDropSession) {
      interaction.drops.remove(ObjectIdentifier(session))
      release()
    }

    /// Gives each value to the row, if the row takes its type.
    func drop(_ coordinator: any UITableViewDropCoordinator) {
      guard let driver, let id = coordinator.destinationIndexPath.flatMap(id(at:)) else { return }
      for value in values(coordinator.items.map(\.dragItem)) { driver.drop(value, on: id) }
    }
  }
#endif
