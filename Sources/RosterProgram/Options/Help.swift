/// The help and the usage of the program and its commands, made from what they declare.
enum Help {
  /// The usage of a command, as it follows an error.
  static func usage(of command: any Command.Type) -> String {
    let words = command.operands + command.options.map { "[\($0.usage)]" }
    return wrapped(words, first: "usage: roster \(command.name)", indent: 7)
  }

  /// All about a command.
  static func text(of command: any Command.Type) -> String {
    var parts = [usage(of: command), paragraph(command.about)]
    parts.append("Options:\n" + table((command.options + [help]).map { ($0.usage, $0.help) }))
    parts += command.notes.map { note in
      note.title + ":\n" + table(note.entries)
    }
    return parts.joined(separator: "\n\n")
  }

  /// The usage of the program.
  static var usage: String { "usage: roster COMMAND [OPTIONS]" }

  /// All about the program.
  static var text: String {
    let commands = Program.commands.map { ($0.name, $0.summary) }
    return [
      usage, "Lists that follow their data, in a terminal or a window.",
      "Commands:\n" + table(commands),
      "Options:\n" + table([("--help", help.help), ("--version", "Print the version.")]),
      "Exit status:\n" + table(ExitStatus.all),
      "“roster COMMAND --help” tells more about a command.",
    ].joined(separator: "\n\n")
  }

  /// The option that every command has.
  static let help = OptionSpec("help", nil, "Print this help.")

  // MARK: Layout

  /// What fits into the narrowest usual terminal.
  private static let width = 79

  private static func wrapped(_ words: [String], first: String, indent: Int) -> String {
    var lines = [first]
    for word in words {
      if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(repeating: " ", count: indent) + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return wrapped(Array(words.dropFirst()), first: words.first ?? "", indent: 0)
  }

  private static func table(_ entries: [(String, String)]) -> String {
    let column = min(22, 4 + (entries.map(\.0.count).max() ?? 0))
    return entries.map { name, text in
      let words = text.split(separator: " ").map(String.init)
      let start = "  " + name
      if start.count + 2 <= column {
        let pad = String(repeating: " ", count: column - start.count - 1)
        return wrapped(words, first: start + pad, indent: column)
      }
      let pad = String(repeating: " ", count: column - 1)
      return start + "\n" + wrapped(words, first: pad, indent: column)
    }.joined(separator: "\n")
  }
}
