import Roster

extension TerminalHost {
  /// The keys of the list: those that always mean the same, and those that type a character as far as
  /// they are left to the list here.
  private var keys: [(String, String)] {
    let help = Words.current.help
    let keys: [(String, [ListKey], String)] = [
      ("↑ ↓", [.up, .down], help.step),
      ("PgUp PgDn", [], help.page),
      ("Home End", [.start, .end], help.ends),
      ("Tab  Shift-Tab", [], help.section),
      ("Enter", [], help.choose),
      ("", [.select], help.select),
      ("Shift-↑ Shift-↓", [], help.extend),
      ("Ctrl-A", [], help.selectAll),
      ("Alt-↑ Alt-↓", [.moveUp, .moveDown], help.move),
      ("", [.find], help.find),
      ("", [.nextMatch, .previousMatch], help.match),
      ("Delete", [.delete], help.delete),
      ("Insert", [], help.insert),
      ("", [.menu], help.menu),
      ("", [.refresh], help.refresh),
      ("", [.edit], help.edit),
      ("", [.copy], help.copy),
      ("", [.help], help.help),
      ("", [.leave], help.leave),
      ("Esc  ←", [], help.back),
      ("Ctrl-C  Ctrl-Z", [], help.quit),
      ("wheel, click", [], help.mouse),
    ]
    return keys.compactMap { others, letters, meaning in
      let own = letters.filter {
        screen?.has($0, in: Self.listKeys, isFinding: isFinding) == true
      }.map { Self.name($0.rawValue) }.joined(separator: " ")
      let all = [others, own].filter { !$0.isEmpty }.joined(separator: "  ")
      return all.isEmpty ? nil : (all, meaning)
    }
  }

  /// A key in the words of the help.
  private static func name(_ key: Character) -> String { key == " " ? "Space" : String(key) }

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
    if let screen {
      let own = screen.keyCommands(in: Self.listKeys, isFinding: isFinding)
      add(screen.title, own.screen.map { (Self.name($0.key), $0.title) })
      add(Words.current.help.row, own.row.map { (Self.name($0.key), $0.title) })
    }
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
