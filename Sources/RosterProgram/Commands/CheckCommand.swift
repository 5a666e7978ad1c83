import Roster
import RosterTerminal

/// `roster check`: what is wrong with the items of a feed.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Report what is wrong with the items of a feed."
  static let about = """
    Reports each problem of the items in FILE with its position, path and reason: items that are \
    no objects or no JSON, that lack their kind or id, ids that repeat (equal kind and id; 7 and \
    "7" differ), and integer ids that no 64-bit integer holds.
    """
  static let operands = ["FILE|-"]
  static let options = [
    Feed.itemsOption,
    OptionSpec("kind", "PATH", "Where an item has its kind, a text. Without it none is needed."),
    OptionSpec("id", "PATH", "Where an item has its id. Without it none is needed."),
    OptionSpec("known", "A,B,…", "The kinds that are known; others are reported. Needs --kind."),
    OptionSpec("json", nil, "Print one line of JSON."),
  ]
  static let notes = [
    HelpNote(
      title: "Exit status",
      entries: [("0", "no problem"), ("1", "some"), ("2", "the file cannot be read")])
  ]

  private let file: String
  private let items: JSONPath?
  private let rules: ItemRules
  private let asJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments.operands(["FILE"])[0]
    items = arguments["items"].map { JSONPath($0) }
    asJSON = arguments.has("json")
    if arguments.has("known"), !arguments.has("kind") {
      throw UsageError("“--known” needs “--kind”")
    }
    let known = arguments["known"].map { text in
      Set(
        text.split(separator: ",", omittingEmptySubsequences: false).map { ExactText(String($0)) })
    }
    rules = ItemRules(
      kind: arguments["kind"].map { JSONPath($0) }, id: arguments["id"].map { JSONPath($0) },
      known: known)
  }

  func run() throws -> Int32 {
    let feed = try Feed(named: file, items: items)
    var output = Output()
    var rows = 0
    var problems: [ItemProblem] = []
    var found = 0
    var seen = SeenIdentities()
    try feed.forEach { position, item in
      var own = rules.problems(of: item, at: position)
      if let first = try repeated(item, at: position, in: feed, &seen) {
        own.append(
          ItemProblem(
            position: position, path: rules.id?.description ?? "",
            reason: "The id repeats that of item \(first)."))
      }
      if own.isEmpty { rows += 1 }
      found += own.count
      if asJSON {
        problems += own
      } else {
        for problem in own { try output.line(text(of: problem)) }
      }
    }
    if asJSON {
      try output.line(json(items: feed.count, rows: rows, problems))
    } else {
      try output.line(
        [
          FieldText.counted(feed.count, "item"), FieldText.counted(rows, "row"),
          found == 0 ? "no problems" : FieldText.counted(found, "problem"),
        ].joined(separator: ", "))
    }
    try output.finish()
    return found == 0 ? ExitStatus.success : ExitStatus.found
  }

  private func repeated(
    _ item: FeedItem, at position: Int, in feed: Feed, _ seen: inout SeenIdentities
  ) throws -> Int? {
    guard let identity = rules.identity(of: item) else { return nil }
    return try seen.note(identity, at: position) { rules.identity(of: try feed.item(at: $0)) }
  }

  private func text(of problem: ItemProblem) -> String {
    let place = problem.path.isEmpty ? "" : ", \(problem.path)"
    return StyledText("item \(problem.position)\(place): \(problem.reason)").plain
  }

  private func json(items: Int, rows: Int, _ problems: [ItemProblem]) -> String {
    let entries = problems.map { problem in
      JSONValue.object([
        JSONMember(key: "position", value: .number(JSONNumber(problem.position))),
        JSONMember(key: "path", value: .string(problem.path)),
        JSONMember(key: "reason", value: .string(problem.reason)),
      ])
    }
    return JSONValue.object([
      JSONMember(key: "items", value: .number(JSONNumber(items))),
      JSONMember(key: "rows", value: .number(JSONNumber(rows))),
      JSONMember(key: "problems", value: .array(entries)),
    ]).description
  }
}
