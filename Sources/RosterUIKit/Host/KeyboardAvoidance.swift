#if canImport(UIKit)
  import Roster
  import UIKit

  /// Keeps the row that is edited above the keyboard.
  @MainActor final class KeyboardAvoidance {
    private weak var host: UITableRowHost?
    private weak var tableView: UITableView?
    private var tokens: [any NSObjectProtocol] = []
    private var added: CGFloat = 0

    init(_ host: UITableRowHost) {
      self.host = host
      tableView = host.tableView
      let center = NotificationCenter.default
      let shows = UIResponder.keyboardWillChangeFrameNotification
      let hides = UIResponder.keyboardWillHideNotification
      let key = UIResponder.keyboardFrameEndUserInfoKey
      tokens = [
        center.addObserver(forName: shows, object: nil, queue: nil) { [weak self] note in
          let frame = note.userInfo?[key] as? CGRect
          // UIKit posts these on the main thread.
          MainActor.assumeIsolated { if let frame { self?.keyboard(covers: frame) } }
        },
        center.addObserver(forName: hides, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.cover(0) }
        },
      ]
    }

    isolated deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      makeRoom(0)
    }

    private func keyboard(covers frame: CGRect) {
      // A `UITableViewController` makes room by itself.
      guard let host, host.avoidsKeyboard, let tableView,
        !(tableView.next is UITableViewController),
        let window = tableView.window
      else { return }
      let visible = tableView.convert(
        CGRect(origin: tableView.bounds.origin, size: tableView.bounds.size), to: window)
      cover(max(0, visible.maxY - frame.minY))
    }

    /// Makes room below the content, and brings the row that is edited into view.
    private func cover(_ height: CGFloat) {
      makeRoom(height)
      guard height > 0, let tableView,
        let cell = tableView.visibleCells.first(where: isEdited),
        let path = tableView.indexPath(for: cell)
      else { return }
      tableView.scrollRectToVisible(tableView.rectForRow(at: path), animated: false)
    }

    private func isEdited(_ view: UIView) -> Bool {
      view.isFirstResponder || (view as? RosterCell)?.textField?.isFirstResponder ?? false
        || view.subviews.contains(where: isEdited)
    }

    private func makeRoom(_ height: CGFloat) {
      guard let tableView, height != added else { return }
      tableView.contentInset.bottom += height - added
      tableView.verticalScrollIndicatorInsets.bottom += height - added
      added = height
    }
  }
#endif
