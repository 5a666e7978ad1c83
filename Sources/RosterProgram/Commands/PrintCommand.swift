import RosterTerminal

/// `roster print`: the rows of a feed as plain text.
struct PrintCommand: Command {
  static let name = "print"
  static let summary = "Print the items of a feed as rows of text."
  static let about = """
    Prints the rows that “roster view” shows, as plain text: title, subtitle, detail, and the kind \
    at the end. A line that is no JSON is a row that says so.
    """
  static let operands = ["[FILE|-]"]
  static let options =
    FeedOptions.options + [
      OptionSpec("width", "N", "The columns of a line; by default those of the terminal, or 80."),
      OptionSpec("limit", "N", "Print so many rows at most."),
    ]
  static let notes = FeedOptions.notes

  private let options: FeedOptions
  private let width: Int?
  private let limit: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    options = try FeedOptions(arguments)
    width = try arguments.number("width", in: 1...4_096)
    limit = try arguments.number("limit", in: 0...Int.max)
  }

  func run() throws -> Int32 {
    let printer = FeedPrinter(
      try options.open(), options.paths, width: width ?? StandardOutput.size.columns, limit: limit)
    try printer.run(follows: options.follows)
    return ExitStatus.success
  }
}
