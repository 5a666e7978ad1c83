#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Whether updates wait: for UIKit, which allows none in the middle of its work, or for a person.
    /// Out of a window nobody is in the middle of anything.
    var waits: Bool {
      if interaction.isInside { return true }
      // The row is let go: the data is asked to follow.
      if interaction.reordering != nil { return false }
      guard let tableView, tableView.window != nil else { return false }
      if interaction.isGesture { return true }
      // UIKit asks for a target only once a lifted row is over another.
      guard tableView.isEditing, stateInView({ $0.isReordering })
      else { return false }
      watch()
      return true
    }

    /// Runs a callback of a layout, in which UIKit allows no update: what is asked for meanwhile waits.
    func duringLayout<Result>(_ body: () -> Result) -> Result {
      interaction.callbacks += 1
      defer {
        interaction.callbacks -= 1
        releaseLater()
      }
      return body()
    }

    /// Lets updates go on in the next turn, if any has waited.
    func releaseLater() {
      guard interaction.callbacks == 0, !interaction.isReleasing,
        driver?.hasChanges == true || !pending.isEmpty || methods.features != methods.assigned
      else { return }
      interaction.isReleasing = true
      Task { [weak self] in
        self?.interaction.isReleasing = false
        self?.release()
      }
    }

    /// Applies what has waited, unless it has to wait for something else.
    func release() {
      guard !waits, let driver else { return }
      driver.flush()
      driver.host?.refreshChrome()
    }

    // MARK: Gestures

    /// A row is swiped open.
    func beginSwipe() {
      interaction.isSwiping = true
      watch()
    }

    /// A person has done something with the row that is swiped open: what has waited is applied first, so
    /// that it happens to the row as it is now, if it is still there.
    func endSwipe() {
      interaction.isSwiping = false
      release()
    }

    /// A row is held over another.
    func beginMove(_ indexPath: IndexPath) {
      interaction.moved = id(at: indexPath)
      watch()
    }

    /// UIKit has closed swipes and put moved rows back, as it does when all is loaded.
    func endGestures() {
      interaction.isSwiping = false
      interaction.moved = nil
    }

    /// UIKit does not say that a move was given up, nor for sure that a swipe has closed: so the state of
    /// the cells is looked at from time to time.
    private func watch() {
      guard !interaction.isWatching else { return }
      interaction.isWatching = true
      let patience = patience
      Task { [weak self] in
        repeat { try? await Task.sleep(for: patience) } while self?.gestureGoesOn() ?? false
      }
    }

    /// Whether a cell in view is in a state; those that wait to be used again may still be in an old one.
    private func stateInView(_ isInState: (UICellConfigurationState) -> Bool) -> Bool {
      slots.cells.contains {
        $0.window != nil && !$0.isHidden && isInState($0.configurationState)
      }
    }

    private func gestureGoesOn() -> Bool {
      if stateInView({ $0.isSwiped || $0.isReordering }) {
        return true
      }
      interaction.isWatching = false
      endGestures()
      release()
      return false
    }
  }
#endif
