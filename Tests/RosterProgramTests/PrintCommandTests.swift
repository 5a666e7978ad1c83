import RosterTerminal
import Testing

@testable import RosterProgram

@Suite("roster print") struct PrintCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Events as a service sends them to its subscribers, cut down.
  private static let events = #"""
    {"events":[
    {"id": 1, "event": "issues", "action": "opened", "payload": {"action": "opened",
      "issue": {"id": 73, "number": 1, "title": "Spelling error in the README", "user": {"login": "user-2"}},
      "repository": {"id": 9, "name": "hello", "full_name": "user-1/hello"}}},
    {"id": 2, "event": "push", "action": null, "payload": {"ref": "refs/heads/main", "commits": [],
      "repository": {"id": 9, "name": "hello", "full_name": "user-1/hello"}}},
    {"id": 3, "event": "org_block", "action": "blocked", "payload": {"blocked_user": {"login": "user-3"}}}
    ]}
    """#

  @Test("A feed of events gives sensible rows, and nothing is wrong with it") func events() throws {
    let file = try folder.write(Self.events, to: "events.json")
    let run = try RosterRun(
      ["print", file, "--items", "events", "--kind", "event", "--width", "60"])
    #expect(
      run.lines == [
        "Spelling error in the README  opened              1 (issues)",
        "user-1/hello                                        2 (push)",
        "user-3  blocked                                3 (org_block)",
      ])
    #expect(try RosterRun(["print", file, "--width=60"]).lines == run.lines)
    let check = try RosterRun(
      ["check", file, "--items", "events", "--kind", "event", "--id", "id"])
    #expect(check.status == 0)
    #expect(check.lines == ["3 items, 3 rows, no problems"])
  }

  @Test("No line is wider than asked for", arguments: [1, 2, 7, 20, 79, 200])
  func width(_ width: Int) throws {
    let lines = #"""
      {"title":"你好世界 and more of it","summary":"e\u0301 👩‍👩‍👧 ⚡","id":12345678,"kind":"여러"}
      {"title":"\u001b[31m\u202e\t\n","kind":"\u0007"}
      ["x",{}]
      oops
      """#
    let file = try folder.write(lines, to: "odd.ndjson")
    let run = try RosterRun(["print", file, "--width", "\(width)"])
    #expect(run.status == 0)
    #expect(run.lines.count == 4)
    #expect(run.lines.allSatisfy { TerminalText.columns(of: $0) <= width })
    let commands = run.output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
        || (0x202A...0x202E).contains($0.value)
    }
    #expect(commands.isEmpty)
  }

  @Test("A limit prints so many rows, and reads no further") func limit() throws {
    let file = try folder.write("[1,2,3,4]", to: "four.json")
    #expect(try RosterRun(["print", file, "--limit", "2"]).lines == ["1", "2"])
    #expect(try RosterRun(["print", file, "--limit", "0"]).lines == [])
    #expect(try RosterRun(["print", file, "--limit", "9"]).lines == ["1", "2", "3", "4"])
  }

  @Test("Sections come in the order in which the feed names them") func sections() throws {
    let file = try folder.write(
      #"[{"n":"a","in":{"t":"X"}},{"n":"b","in":{"t":"Y"}},{"n":"c","in":{"t":"X"}},{"n":"d"}]"#,
      to: "groups.json")
    let options = ["print", file, "--section", "in.t", "--title", "n"]
    #expect(try RosterRun(options).lines == ["X", "a", "c", "Y", "b", "—", "d"])
    #expect(try RosterRun(options + ["--limit", "1"]).lines == ["X", "a"])
  }

  @Test(
    "Input through a pipe is a document, or lines",
    arguments: [
      ("[\"a\",\n\"b\"]", ["a", "b"]), ("\"a\"\n\"b\"\n", ["a", "b"]),
      ("\u{FEFF}[\"a\"]", ["a"]), ("{\"x\":{\"y\":[\"a\",\"b\"]},\"z\":[0]}", ["a", "b"]),
      ("\"a\"\n\nnot json\n", nil),
    ] as [(String, [String]?)])
  func pipes(_ input: String, _ expected: [String]?) throws {
    let run = try RosterRun(["print"], input: input)
    #expect(run.status == 0)
    if let expected { #expect(run.lines == expected) } else { #expect(run.lines.count == 2) }
  }

  @Test("A list that is absent or empty prints nothing") func nothing() throws {
    for input in ["[]", "{\"items\":[]}"] {
      let run = try RosterRun(["print"], input: input)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
    }
  }

  @Test("Without a terminal, view prints the same rows once") func view() throws {
    let file = try folder.write(Self.events, to: "events.json")
    #expect(try RosterRun(["view", file]).output == RosterRun(["print", file]).output)
  }

  @Test(
    "Every demo prints its screen once",
    arguments: [
      ("store", "Advanced settings"), ("feed", "A lighthouse opens its doors"),
      ("people", "1 of 6 ›"),
    ])
  func demos(_ name: String, _ text: String) throws {
    let run = try RosterRun(["demo", name])
    #expect(run.status == 0)
    #expect(run.output.contains(text))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("A pipe that is followed ends with its last line, be it without a line end")
  func followedPipe() throws {
    let lines = "{\"title\":\"a\"}\n{\"title\":\"b\"}"
    let run = try RosterRun(["print", "--follow", "-"], input: lines)
    #expect(run.lines == ["a", "b"])
    #expect(run.status == 0)
  }

  @Test("Sections whose titles Swift takes for equal are two, as in JSON") func exactSections()
    throws
  {
    let items = #"[{"n":"a","s":"\u00E9"},{"n":"b","s":"e\u0301"}]"#
    let run = try RosterRun(["print", "-", "--title", "n", "--section", "s"], input: items)
    #expect(run.lines.count == 4)
  }

  @Test("A path to the items counts, whatever the file is called") func itemsOfNamedLines() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"{"list":[{"title":"a"},{"title":"b"}]}"#, to: "feed.ndjson")
    #expect(try RosterRun(["print", file, "--items", "list"]).lines == ["a", "b"])
  }

  @Test("Help of a command that is not there is a call that is not understood") func helpOfNothing()
    throws
  {
    let run = try RosterRun(["help", "nope"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
  }
}
