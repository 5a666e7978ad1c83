/// A command of the program. Each is one file; its help is made from what it declares here.
@MainActor protocol Command {
  /// The word that calls it.
  nonisolated static var name: String { get }
  /// What it does, in a few words.
  nonisolated static var summary: String { get }
  /// What it does, in a paragraph.
  nonisolated static var about: String { get }
  /// What it is given beside options, as the usage shows it.
  nonisolated static var operands: [String] { get }
  /// Its options.
  nonisolated static var options: [OptionSpec] { get }
  /// More for the help.
  nonisolated static var notes: [HelpNote] { get }

  /// Takes what the command was called with.
  ///
  /// - Throws: A `UsageError` for what it does not understand.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does what the command does.
  ///
  /// - Returns: The exit status.
  func run() throws -> Int32
}

extension Command {
  nonisolated static var notes: [HelpNote] { [] }
}
