import Roster

extension TerminalHost {
  /// Opens the menu of a row: its own actions, those behind its swipes, and what the keys can do.
  func openMenu(_ id: RowID) {
    guard let menu = driver.fullMenu(of: id) else { return }
    var items = menu.actions.map(item)
    if driver.deletion(of: id) != nil {
      items.append(
        item(Words.current.delete, isDestructive: true) { host, id in host.delete(id) })
    }
    guard !items.isEmpty else { return show(Words.current.notes.noMenu) }
    mode = .menu(MenuState(id: id, title: menu.title, preview: menu.preview, items: items))
  }

  private func item(_ action: RowAction) -> MenuState.Item {
    MenuState.Item(
      title: action.title, isDestructive: action.isDestructive, isEnabled: action.isEnabled
    ) { host, id in host.driver.perform(action, on: id) }
  }

  private func item(
    _ title: String, isDestructive: Bool = false,
    _ action: @escaping @MainActor (TerminalHost, RowID) -> Void
  ) -> MenuState.Item {
    MenuState.Item(title: title, isDestructive: isDestructive, isEnabled: true, action: action)
  }

  func press(_ key: Key, in menu: MenuState) {
    var menu = menu
    switch key {
    case .down, .tab: menu.move(1)
    case .up, .shift(.tab): menu.move(-1)
    case .home, .pageUp:
      menu.selected = -1
      menu.move(1)
    case .end, .pageDown:
      menu.selected = menu.items.count
      menu.move(-1)
    case .enter, .space, .right: return perform(menu.selected, in: menu)
    case .escape, .left: return mode = .list
    default:
      if let letter = key.text, let index = menu.items.firstIndex(where: { $0.letter == letter }) {
        return perform(index, in: menu)
      }
      // Keys that mean nothing here must not close a menu by accident.
      return
    }
    mode = .menu(menu)
  }

  func click(_ mouse: MouseEvent, in menu: MenuState) {
    guard let (id, box) = drawn.menu, id == menu.id, let line = box.content(at: mouse) else {
      return mode = .list
    }
    let index = line - box.lead + box.shown.lowerBound
    if line >= box.lead, menu.items.indices.contains(index) { perform(index, in: menu) }
  }

  /// Does what was chosen, with the row that the menu was opened on.
  private func perform(_ index: Int, in menu: MenuState) {
    guard menu.items.indices.contains(index), menu.items[index].isEnabled else { return }
    mode = .list
    guard driver.table.path(of: menu.id) != nil else { return show(Words.current.notes.rowGone) }
    menu.items[index].action(self, menu.id)
  }

  // MARK: Drawing

  func menuBox(_ menu: MenuState) -> PopupBox? {
    let width = max(1, min(size.columns - 2, 44))
    var lead: [StyledText] = [StyledText(cell: menu.title, width: width, style: .bold)]
    if let preview = menu.preview {
      lead += RowRenderer(width: width).draw(preview).lines.prefix(6).map { $0.adding(.dim) }
    }
    let row =
      inView(menu.id).map { ($0.top + viewTop)..<($0.bottom + viewTop) } ?? viewTop..<viewTop
    return PopupBox(
      lead: lead, items: menu.items.count, selected: menu.selected, width: width, around: row,
      size: size, hasStatus: hasStatus)
  }

  func menuLines(_ menu: MenuState, _ box: PopupBox) -> [StyledText] {
    menu.items.indices.map { index in
      let item = menu.items[index]
      var style = item.isDestructive ? Style.color(.red) : .plain
      if !item.isEnabled { style = style.adding(.dim) }
      if index == menu.selected { style = style.adding(.reverse) }
      let key = item.letter.map { "\($0)  " } ?? "   "
      return StyledText(cell: key + item.title, width: box.width, style: style)
    }
  }
}
