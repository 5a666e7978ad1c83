import Roster

/// `roster diff`: what changed between two feeds.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Show what changed between two feeds."
  static let about = """
    Compares the items of two feeds by their ids: which were removed, added, moved (as few as \
    possible) and changed. The order of members does not matter, nor how a number is written. Items \
    without an id are the same if they are equal. Of items with one id the first counts.
    """
  static let operands = ["OLD", "NEW"]
  static let options = [
    Feed.itemsOption, FieldRole.id.option, FieldRole.title.option,
    OptionSpec("json", nil, "Print one line of JSON, with positions as in the files."),
  ]
  static let notes = [
    HelpNote(
      title: "Marks",
      entries: [
        ("- 2", "removed, from position 2 of OLD"), ("+ 0", "added, at position 0 of NEW"),
        ("> 3 → 5", "moved"), ("~ 4 → 4", "changed, with what differs below"),
      ]),
    HelpNote(
      title: "Exit status",
      entries: [
        ("0", "nothing differs"), ("1", "something does"), ("2", "a file cannot be read"),
      ]),
    FieldPaths.note(for: [.id, .title]),
  ]

  private let files: [String]
  private let items: JSONPath?
  private let id: JSONPath?
  private let paths: FieldPaths
  private let asJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    files = try arguments.operands(["OLD", "NEW"])
    if files == ["-", "-"] { throw UsageError("standard input can be only one of the two") }
    items = arguments["items"].map { JSONPath($0) }
    id = arguments["id"].map { JSONPath($0) }
    paths = FieldPaths(arguments)
    asJSON = arguments.has("json")
  }

  func run() throws -> Int32 {
    let diff = try FeedDiff(
      Feed(named: files[0], items: items), Feed(named: files[1], items: items), id: id)
    var output = Output()
    if asJSON {
      try output.line(diff.json)
    } else {
      try DiffText(diff, paths: paths) { try output.line($0) }.run()
    }
    try output.finish()
    return diff.difference.isEmpty ? ExitStatus.success : ExitStatus.found
  }
}
