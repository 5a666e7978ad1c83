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

  @Test("A pipe without an end is read up to the limit, or as long as somebody reads")
  func endlessPipe() throws {
    let items = #"while echo '{"title":"a"}'; do :; done 2>/dev/null"#
    let endless = #"{ \#(items); } | "$0" "$@""#
    let run = try RosterRun(["print", "--limit", "3"], shell: endless)
    #expect(run.lines == ["a", "a", "a"])
    #expect(run.status == 0)
    #expect(try RosterRun(["print", "--limit", "0"], shell: endless).lines == [])
    #expect(try RosterRun(["print"], shell: endless + " | head -n 2").lines == ["a", "a"])
  }

  @Test("Two lines of a pipe that then is silent are enough for a limit of two") func silentPipe()
    throws
  {
    let shell = #"""
      pipe=$(mktemp -u); mkfifo "$pipe"
      { echo '{"title":"a"}'; echo 7; exec sleep 600; } > "$pipe" &
      "$0" "$@" "$pipe"; status=$?
      kill $!; rm "$pipe"; exit $status
      """#
    let run = try RosterRun(["print", "--limit", "2"], shell: shell)
    #expect(run.lines == ["a", "7"])
    #expect(run.status == 0)
  }

  @Test(
    "Lines of a pipe are read whole, and the last needs no line end",
    arguments: [
      "7\n8", "7\n8\n", "\n7\n\n8\n \n", "7\n" + String(repeating: " ", count: 100_000) + "8",
    ])
  func pipedLines(_ input: String) throws {
    #expect(try RosterRun(["print"], input: input).lines == ["7", "8"])
    #expect(try RosterRun(["check", "-"], input: input).lines.last?.hasPrefix("2 items") == true)
  }

  @Test("A long pipe is read to its end, in order") func longPipe() throws {
    let input = (0..<200_000).map { "\($0)\n" }.joined()
    let run = try RosterRun(["print"], input: input)
    #expect(run.lines.count == 200_000)
    #expect(run.lines.last == "199999")
  }

  @Test("A file that is removed while it is followed ends the program, with a clear word")
  func removedFile() throws {
    let file = try folder.write("{\"title\":\"a\"}\n", to: "log.ndjson")
    // It is removed once its line is there; the status of the program is one more line.
    let shell = #"{ "$0" "$@"; echo $?; } | while read line; do echo "$line"; rm -f "$3"; done"#
    let run = try RosterRun(["print", "--follow", file], shell: shell)
    #expect(run.lines == ["a", "2"])
    #expect(run.errors == "roster: \(file): the file was removed while it was followed\n")
  }

  @Test("A log that is put aside while it is followed is followed by the next one")
  func rotatedFile() throws {
    let file = try folder.write("1\n", to: "log.ndjson")
    let shell = #"""
      { "$0" "$@"; echo $?; } | while read line; do
        echo "$line"
        if [ "$line" = 1 ]; then
          mv "$5" "$5.1"; sleep 0.3; printf '2\n3\n' > "$5.2"; mv "$5.2" "$5"
        fi
      done
      """#
    let run = try RosterRun(["print", "--follow", "--limit", "3", file], shell: shell)
    #expect(run.lines == ["1", "2", "3", "0"])
    #expect(run.errors.contains("was cut or replaced"))
  }
}
