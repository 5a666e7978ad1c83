import Roster

extension TerminalHost {
  private var keys: [(String, String)] {
    let help = Words.current.help
    return [
      ("↑ ↓  k j", help.step),
      ("PgUp PgDn", help.page),
      ("Home End  g G", help.ends),
      ("Tab  Shift-Tab", help.section),
      ("Enter", help.choose),
      ("Space", help.select),
      ("Shift-↑ Shift-↓", help.extend),
      ("Ctrl-A", help.selectAll),
      ("K J  Alt-↑ Alt-↓", help.move),
      ("/  n N", help.find),
      ("d  Delete", help.delete),
      ("Insert", help.insert),
      ("m", help.menu),
      ("r", help.refresh),
      ("e", help.edit),
      ("c", help.copy),
      ("?", help.help),
      ("q", help.leave),
      ("Esc  ←", help.back),
      ("Ctrl-C  Ctrl-Z", help.quit),
      ("wheel, click", help.mouse),
    ]
  }

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
    add(Words.current.help.row, row.map { (String($0.key), $0.title) })
    add(Words.current.help.keys, keys)
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
