import Roster

extension TerminalHost {
  private static let keys: [(String, String)] = [
    ("↑ ↓  k j", "one row up or down"),
    ("PgUp PgDn", "one page"),
    ("Home End  g G", "first or last row"),
    ("Tab  Shift-Tab", "next or previous section"),
    ("Enter", "choose: open, switch, type"),
    ("Space", "select a row, or no longer"),
    ("Shift-↑ Shift-↓", "extend the selection"),
    ("Ctrl-A", "select all rows"),
    ("K J  Alt-↑ Alt-↓", "move a row"),
    ("/  n N", "find; next or previous match"),
    ("d  Delete", "delete a row"),
    ("Insert", "insert at a row"),
    ("m", "menu of a row"),
    ("r", "refresh, or try again"),
    ("e", "edit the text of a row"),
    ("c", "copy the text of a row"),
    ("?", "this help"),
    ("q", "back, or quit"),
    ("Esc  ←", "back"),
    ("Ctrl-C  Ctrl-Z", "quit; suspend"),
    ("wheel, click", "scroll; go to a row, again to choose it"),
  ]

  func openHelp() { mode = .help(HelpState()) }

  func press(_ key: Key, in help: HelpState) {
    var help = help
    let page = max(1, viewHeight + (hasTitle ? 1 : 0) - 1)
    switch key {
    case .down, "j": help.top += 1
    case .up, "k": help.top -= 1
    case .pageDown, .space: help.top += page
    case .pageUp: help.top -= page
    case .home, "g": help.top = 0
    case .end, "G": help.top = helpLines.count
    default: return mode = .list
    }
    help.top = clamped(help.top)
    mode = .help(help)
  }

  private func clamped(_ top: Int) -> Int {
    max(0, min(top, helpLines.count - (viewHeight + viewTop)))
  }

  private var helpLines: [StyledText] {
    var lines: [StyledText] = []
    func add(_ title: String, _ keys: [(String, String)]) {
      guard !keys.isEmpty else { return }
      if !lines.isEmpty { lines.append(StyledText()) }
      lines.append(StyledText(title, style: .bold))
      for (key, meaning) in keys {
        lines.append(
          .spaces(2) + StyledText(cell: key, width: 18, style: .color(.cyan)) + StyledText(meaning))
      }
    }
    let commands = screen?.commands.map { (String($0.key), $0.title) } ?? []
    add(screen?.title ?? "", commands)
    let row = driver.cursor.map { driver.keyCommands(of: $0) } ?? []
    add("This row", row.map { (String($0.key), $0.title) })
    add("Keys", Self.keys)
    return lines
  }

  /// Draws what is open over the list.
  func overlay(on lines: inout [StyledText]) {
    switch mode {
    case .menu(let menu):
      guard let box = menuBox(menu) else { return }
      box.draw(menuLines(menu, box), over: &lines, columns: size.columns)
    case .help(let help):
      let top = clamped(help.top)
      let shown = helpLines.dropFirst(top).prefix(lines.count)
      lines = shown.map { $0 } + Array(repeating: StyledText(), count: lines.count - shown.count)
    case .list, .find, .confirm, .edit: break
    }
  }
}
