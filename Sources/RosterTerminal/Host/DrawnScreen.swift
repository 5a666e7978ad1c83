import Roster

/// What a person sees: which row is on which line, and where a menu stands. A click is meant by that,
/// whatever has changed since.
struct DrawnScreen {
  /// A line that shows something of a row.
  struct Line {
    let id: RowID
    /// Which of the row's lines it is.
    let offset: Int
    /// Whether it is the header that stays at the top.
    let isPinned: Bool
  }

  /// The lines of the list. There are none while something else is shown in their place.
  var lines: [Line?] = []
  /// The row whose menu is open, and where that stands.
  var menu: (row: RowID, box: PopupBox)?

  /// What a line of the list shows.
  func line(_ y: Int) -> Line? { lines.indices.contains(y) ? lines[y] : nil }
}

extension TerminalHost {
  /// Notes what is drawn where.
  func noteDrawn() {
    drawn = DrawnScreen()
    switch mode {
    case .menu(let menu): drawn.menu = menuBox(menu).map { (menu.id, $0) }
    case .help: break
    case .list, .find, .edit, .confirm:
      drawn.lines = (0..<viewHeight).map { y in
        row(on: y).map {
          DrawnScreen.Line(id: $0.id, offset: y - $0.top, isPinned: $0.id == pinned?.id)
        }
      }
    }
  }
}
