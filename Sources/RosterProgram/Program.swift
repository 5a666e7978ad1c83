import RosterTerminal

/// The program: finds the command, runs it, and tells what went wrong.
@MainActor enum Program {
  /// The commands, in the order of the help.
  nonisolated static var commands: [any Command.Type] {
    [DemoCommand.self, ViewCommand.self, PrintCommand.self, CheckCommand.self, DiffCommand.self]
  }

  /// The version that `--version` prints.
  nonisolated static let version = "0.1.0"

  /// Runs the program with what stood behind its name.
  ///
  /// - Returns: The exit status.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch let error as UnreadableInput {
      Output.error(error.description)
      return ExitStatus.unreadable
    } catch let error as NoWindow {
      Output.error(error.description)
      return ExitStatus.unreadable
    } catch {
      Output.error("\(error)")
      return ExitStatus.unwritable
    }
  }

  private static func dispatch(_ words: [String]) throws -> Int32 {
    guard let word = words.first else { return fail("no command", usage: Help.usage) }
    if let command = commands.first(where: { $0.name == word }) {
      return try run(command, Array(words.dropFirst()))
    }
    switch word {
    case "--help", "-h", "help":
      guard words.count > 1 else { return try print(Help.text) }
      guard let command = commands.first(where: { $0.name == words[1] }) else {
        return unknown(words[1])
      }
      return try print(Help.text(of: command))
    case "--version":
      return try print("roster \(version)")
    default:
      return unknown(word)
    }
  }

  private static func unknown(_ word: String) -> Int32 {
    let sort = word.hasPrefix("-") ? "option" : "command"
    let known = commands.map { $0.name } + ["help", "--help", "--version"]
    return fail(
      "unknown \(sort) “\(word)”" + Spelling.hint(for: word, among: known), usage: Help.usage)
  }

  private static func run(_ command: any Command.Type, _ words: [String]) throws -> Int32 {
    let ready: (any Command)?
    do throws(UsageError) {
      let arguments = try Arguments(words, options: command.options + [Help.help])
      ready = arguments.wantsHelp ? nil : try command.init(arguments)
    } catch {
      return fail(error.message, usage: Help.usage(of: command))
    }
    return try ready?.run() ?? print(Help.text(of: command))
  }

  private static func print(_ text: String) throws -> Int32 {
    var output = Output()
    try output.line(text)
    try output.finish()
    return ExitStatus.success
  }

  private static func fail(_ message: String, usage: String) -> Int32 {
    Output.error(message)
    Output.errorLines(usage)
    return ExitStatus.usage
  }
}
