#if canImport(UIKit)
  import Roster
  import UIKit

  /// Keeps the row that is edited above the keyboard.
  @MainActor final class KeyboardAvoidance {
    private weak var host: UITableRowHost?
    private var tokens: [any NSObjectProtocol] = []
    private var added: CGFloat = 0

    init(_ host: UITableRowHost) {
      self.host = host
      let center = NotificationCenter.default
      let shows = UIResponder.keyboardWillChangeFrameNotification
      let hides = UIResponder.keyboardWillHideNotification
      tokens = [
        center.addObserver(forName: shows, object: nil, queue: nil) { [weak self] note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
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
    }

    private func keyboard(covers frame: CGRect) {
      guard let host, host.avoidsKeyboard, let tableView = host.tableView,
        let window = tableView.window
      else { return }
      let visible = tableView.convert(
        CGRect(origin: tableView.bounds.origin, size: tableView.bounds.size), to: window)
      cover(max(0, visible.maxY - frame.minY))
    }

    /// Makes room below the content, and brings the row that is edited into view.
    private func cover(_ height: CGFloat) {
      guard let host, let tableView = host.tableView else { return }
      tableView.contentInset.bottom += height - added
      tableView.verticalScrollIndicatorInsets.bottom += height - added
      added = height
      guard height > 0,
        let cell = tableView.visibleCells.first(where: {
          ($0 as? RosterCell)?.textField?.isFirstResponder == true
        }),
        let path = tableView.indexPath(for: cell)
      else { return }
      tableView.scrollRectToVisible(tableView.rectForRow(at: path), animated: false)
    }
  }
#endif
