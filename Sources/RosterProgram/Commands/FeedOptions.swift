import Roster

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What `view` and `print` share: which feed, and which of its fields a row shows.
struct FeedOptions {
  static let options =
    [Feed.itemsOption] + FieldRole.allCases.map(\.option) + [
      OptionSpec("follow", nil, "Go on showing lines that are added to an NDJSON file.")
    ]
  static let notes = [
    FieldPaths.note(for: FieldRole.allCases),
    HelpNote(
      title: "Input",
      entries: [
        ("PATH", "Keys joined by dots, and positions in arrays, such as “user.emails.0”."),
        ("FILE", "A JSON document, or NDJSON: an item on each line."),
        ("-", "Standard input; so is no FILE at all."),
        (
          "NDJSON",
          "If it is named “.ndjson” or “.jsonl”, or if the first line is a whole value and "
            + "another follows."
        ),
      ]),
  ]

  let paths: FieldPaths
  let follows: Bool
  private let file: String
  private let items: JSONPath?

  init(_ arguments: Arguments) throws(UsageError) {
    let operands = try arguments.operands(["FILE"], optional: 1)
    file = operands.first ?? "-"
    if operands.isEmpty, isatty(0) == 1 { throw UsageError("FILE is missing") }
    items = arguments["items"].map { JSONPath($0) }
    follows = arguments.has("follow")
    paths = FieldPaths(arguments)
    if follows, items != nil {
      throw UsageError("“--follow” is for lines, which have no “--items”")
    }
  }

  /// Opens the feed.
  func open() throws(UnreadableInput) -> Feed {
    try Feed(opening: file, items: items, isGrowing: follows)
  }
}
