import Roster

extension TerminalHost {
  /// The lines that one notch of the wheel scrolls.
  private static let notch = 3

  func click(_ mouse: MouseEvent) {
    switch mouse.action {
    case .wheelUp: wheel(-Self.notch)
    case .wheelDown: wheel(Self.notch)
    case .press(.left): press(mouse)
    default: break
    }
  }

  private func wheel(_ lines: Int) {
    switch mode {
    case .help(var help):
      help.top += lines
      mode = .help(help)
    case .menu: break
    default: scroll(by: lines)
    }
  }

  private func press(_ mouse: MouseEvent) {
    switch mode {
    case .menu(let menu): return click(mouse, in: menu)
    case .help, .confirm:
      mode = .list
      return
    case .list, .find, .edit: break
    }
    let y = mouse.row - viewTop
    guard y >= 0, y < viewHeight else { return }
    if hasScrollBar, mouse.column == size.columns - 1 { return jump(toBar: y) }
    guard let line = drawn.line(y), let now = driver.line(of: line.id) else { return }
    if line.isPinned { return reveal(line.id, .top) }
    if let path = now.path, driver.isFocusable(path) { click(line.id, mouse, line: line.offset) }
  }

  private func click(_ id: RowID, _ mouse: MouseEvent, line: Int) {
    if case .edit(let edit) = mode {
      if edit.id == id { return }
      commit(edit)
    }
    if case .find = mode { acceptFind() }
    let wasOn = driver.cursor == id
    let column = mouse.column - gutter
    let isOnAccessory = line == 0 && drawing(of: id)?.accessory?.contains(column) == true
    moveCursor(to: id)
    if mouse.modifiers.contains(.control) { return toggleSelection(id) }
    if mouse.modifiers.contains(.shift) { return driver.extendSelection(to: id) }
    if isOnAccessory, let content = row(id)?.content, content.accessory == .info {
      if content.isEnabled { driver.tapAccessory(id) }
      return
    }
    if wasOn || isOnAccessory && isOperable(id) { choose(id) }
  }

  private func isOperable(_ id: RowID) -> Bool {
    switch row(id)?.content.accessory {
    case .toggle, .textField: true
    default: false
    }
  }
}
