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
    if y == 0, let section = pinnedSection { return showStart(of: section) }
    guard let cell = visible.first(where: { $0.top <= y && y < $0.bottom }),
      let path = cell.line.path, isFocusable(path)
    else { return }
    click(cell, mouse, line: y - cell.top)
  }

  private func click(_ cell: TerminalCell, _ mouse: MouseEvent, line: Int) {
    let id = cell.id
    if case .edit(let edit) = mode {
      if edit.id == id { return }
      commit(edit)
    }
    if case .find = mode { acceptFind() }
    let wasOn = driver.cursor == id
    let column = mouse.column - gutter
    let isOnAccessory = line == 0 && cell.drawing.accessory?.contains(column) == true
    driver.moveCursor(to: id)
    if mouse.modifiers.contains(.control) { return toggleSelection(id) }
    if mouse.modifiers.contains(.shift) { return driver.extendSelection(to: id) }
    if isOnAccessory, row(id)?.content.accessory == .info { return driver.tapAccessory(id) }
    if wasOn || isOnAccessory && isOperable(id) { choose(id) }
  }

  private func isOperable(_ id: RowID) -> Bool {
    switch row(id)?.content.accessory {
    case .toggle, .textField: true
    default: false
    }
  }

  private func showStart(of section: Int) {
    guard driver.table.sections.indices.contains(section) else { return }
    place = (driver.id(of: .header(section: section)), 0)
    layOut()
  }

  /// Goes to the part of the table that a line of the scroll bar stands for.
  private func jump(toBar y: Int) {
    let count = driver.table.lineCount
    guard count > 0, thumb != nil else { return }
    if y == 0 { return scrollToStart() }
    if y >= viewHeight - 1 { return scrollToEnd() }
    let index = Int(Double(count - 1) * Double(y) / Double(viewHeight - 1))
    isTravellingDown = index > lastTopIndex
    place = (driver.id(of: driver.table.line(at: index)), 0)
    layOut()
  }
}
