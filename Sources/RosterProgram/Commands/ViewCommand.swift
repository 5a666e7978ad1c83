import RosterTerminal

/// `roster view`: the rows of a feed on a screen.
struct ViewCommand: Command {
  static let name = "view"
  static let summary = "Browse the items of a feed."
  static let about = """
    Shows the items of any JSON array, or of NDJSON, as rows to scroll, search and open: title, \
    subtitle, detail, and the kind at the end. Enter opens an item's fields as a second list, and \
    what is inside of them. A million lines open at once. Press ? for the keys. Where standard \
    output is no terminal the rows are printed.
    """
  static let operands = ["[FILE|-]"]
  static let options =
    FeedOptions.options + [
      Toolkit.option,
      OptionSpec("clipboard", nil, "Let c copy to the clipboard of your machine (OSC 52)."),
    ]
  static let notes = FeedOptions.notes

  private let options: FeedOptions
  private let allowsClipboard: Bool
  private let toolkit: Toolkit

  init(_ arguments: Arguments) throws(UsageError) {
    options = try FeedOptions(arguments)
    allowsClipboard = arguments.has("clipboard")
    toolkit = Toolkit(arguments)
  }

  func run() throws -> Int32 {
    let app = try toolkit.app(TerminalOptions(allowsClipboard: allowsClipboard))
    let feed = try options.open()
    guard toolkit.showsScreens else {
      try FeedPrinter(feed, options.paths, width: StandardOutput.size.columns, limit: nil)
        .run(follows: options.follows)
      return ExitStatus.success
    }
    // What is wrong at the start of the input, or in a small one, is told before a screen opens.
    if feed.format == .json || !options.follows { try feed.extend() }
    let view = FeedView(
      feed, options.paths, follows: options.follows, app, height: toolkit.itemHeight)
    app.run(view.page { app.quit(status: ExitStatus.unreadable) })
  }
}
