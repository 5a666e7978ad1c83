#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    func leadingSwipe(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
      guard let driver, let id = id(at: indexPath),
        row(at: indexPath)?.trait(LeadingActions.self) != nil
      else { return nil }
      return configuration(driver.leadingActions(of: id), id)
    }

    /// The trailing actions, the deletion of the row outermost. A row that can only be deleted gets what
    /// UIKit offers by itself.
    func trailingSwipe(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
      guard let driver, let id = id(at: indexPath),
        row(at: indexPath)?.trait(TrailingActions.self) != nil
      else { return nil }
      let configuration = configuration(driver.trailingActions(of: id), id)
      guard let deletion = driver.deletion(of: id) else { return configuration }
      let title = deletion.confirmation ?? Words.current.delete
      let delete = contextual(title, nil, id, isDestructive: true) { [weak self] in
        self?.tell(id) { $0.delete($1) }
      }
      let whole = UISwipeActionsConfiguration(actions: [delete] + configuration.actions)
      // What asks to be confirmed is not done by a swipe alone.
      whole.performsFirstActionWithFullSwipe = deletion.confirmation == nil
      return whole
    }

    private func configuration(_ actions: [RowAction], _ id: RowID) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: actions.filter(\.isEnabled).map { action in
          contextual(action.title, action.image, id, isDestructive: action.isDestructive) {
            [weak self] in
            self?.tell(id) { $0.perform(action, on: $1) }
          }
        })
    }

    /// An action behind a swipe: done for the row by identity, if it is still there, and shown before the
    /// swipe closes.
    private func contextual(
      _ title: String, _ image: RowImage?, _ id: RowID, isDestructive: Bool,
      _ body: @escaping () -> Void
    ) -> UIContextualAction {
      let action = UIContextualAction(
        style: isDestructive ? .destructive : .normal, title: title
      ) { [weak self] _, _, end in
        guard let self else { return end(false) }
        endSwipe()
        body()
        release()
        // UIKit takes a row away whose destructive action was done: only if the row has left.
        end(!isDestructive || driver?.line(of: id) == nil)
      }
      if case .symbol(let name) = image { action.image = UIImage(systemName: name) }
      return action
    }
  }
#endif
