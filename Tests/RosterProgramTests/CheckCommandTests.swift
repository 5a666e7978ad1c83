import Testing

@testable import RosterProgram

@Suite("AT17 roster check") struct AT17CheckCommand {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The array of the acceptance case.
  private static let mixed = #"""
    [{"kind":"text","id":1,"text":"a"}, {"kind":"poll","id":2}, null, 7, {"id":3},
     {"kind":"text","id":4}, {"kind":"text","id":5,"text":"b","more":1}, {"kind":null,"id":6},
     [], {"kind":"text","id":9223372036854775808,"text":"c"}, {"kind":"photo","id":7,"url":"u"}]
    """#

  @Test("The mixed feed, as JSON") func mixed() throws {
    let file = try folder.write("{\"feed\":\(Self.mixed)}", to: "feed.json")
    let run = try RosterRun(
      [
        "check", file, "--items", "feed", "--kind", "kind", "--id", "id", "--known",
        "text,photo", "--json",
      ])
    #expect(run.status == 1)
    #expect(
      run.output == #"""
        {"items":11,"rows":4,"problems":[\#
        {"position":1,"path":"kind","reason":"The kind \"poll\" is not known."},\#
        {"position":2,"path":"","reason":"The item is null, not an object."},\#
        {"position":3,"path":"","reason":"The item is a number, not an object."},\#
        {"position":4,"path":"kind","reason":"The item has no kind."},\#
        {"position":7,"path":"kind","reason":"The kind is null, not a text."},\#
        {"position":8,"path":"","reason":"The item is an array, not an object."},\#
        {"position":9,"path":"id","reason":"The id 9223372036854775808 does not fit a 64-bit integer."}\#
        ]}

        """#)
  }

  @Test("Without options only what is no object is bad") func plain() throws {
    let file = try folder.write(Self.mixed, to: "feed.json")
    let run = try RosterRun(["check", file])
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "item 2: The item is null, not an object.", "item 3: The item is a number, not an object.",
        "item 8: The item is an array, not an object.", "11 items, 8 rows, 3 problems",
      ])
  }

  @Test("Ids repeat with equal kind and id alone") func repeats() throws {
    let lines = #"""
      {"kind":"a","id":7}
      {"kind":"b","id":7}
      {"kind":"a","id":"7"}
      {"kind":"a","id":7.0}
      {"id":70e-1,"kind":"a"}
      {"kind":"b","id":8}
      """#
    let file = try folder.write(lines, to: "feed.ndjson")
    let run = try RosterRun(["check", file, "--kind", "kind", "--id", "id"])
    #expect(
      run.lines == [
        "item 3, id: The id repeats that of item 0.", "item 4, id: The id repeats that of item 0.",
        "6 items, 4 rows, 2 problems",
      ])
    let alone = try RosterRun(["check", file, "--id", "id"])
    #expect(alone.lines.last == "6 items, 3 rows, 3 problems")
  }

  @Test("A line that is no JSON is a problem, and costs no other") func malformedLines() throws {
    let run = try RosterRun(
      ["check", "-", "--json"], input: "{\"a\":1}\n\n{\"a\":\n\u{0}\n{\"a\":2}\n{\"a\":3")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(#"{"items":5,"rows":2,"problems":[{"position":1,"path":"","#))
    #expect(run.output.contains(#"{"position":4,"path":"","#))
  }

  @Test("An item broken inside a document is one problem") func brokenInside() throws {
    let file = try folder.write(#"{"list":[{"id":1},{"id":tru},{"id":3}]}"#, to: "feed.json")
    let run = try RosterRun(["check", file, "--items", "list", "--id", "id"])
    #expect(run.status == 1)
    #expect(run.lines.last == "3 items, 2 rows, 1 problem")
  }

  @Test(
    "Nothing wrong, a list that is absent, an empty one",
    arguments: [
      (#"{"feed":[{"id":1},{"id":2}]}"#, "feed", "2 items, 2 rows, no problems"),
      (#"{"other":[1]}"#, "feed", "0 items, 0 rows, no problems"),
      (#"{"a":{"feed":[]}}"#, "a.feed", "0 items, 0 rows, no problems"),
    ])
  func good(_ text: String, _ path: String, _ summary: String) throws {
    let file = try folder.write(text, to: "feed.json")
    let run = try RosterRun(["check", file, "--items", path, "--id", "id"])
    #expect(run.status == 0)
    #expect(run.lines == [summary])
    #expect(run.errors.isEmpty)
  }

  @Test("Paths lead inside an item") func paths() throws {
    let lines = #"""
      {"meta":{"kind":"a","ids":[1]}}
      {"meta":{"kind":"a","ids":[]}}
      """#
    let file = try folder.write(lines, to: "feed.jsonl")
    let run = try RosterRun(["check", file, "--kind", "meta.kind", "--id", "meta.ids.0"])
    #expect(run.lines.first == "item 1, meta.ids.0: The item has no id.")
  }

  @Test("Nesting bombs and long items end") func bombs() throws {
    let deep = String(repeating: "[", count: 100_000)
    let run = try RosterRun(["check", "-"], input: "{\"a\":1}\n\(deep)\n{\"a\":2}\n")
    #expect(run.status == 1)
    #expect(run.lines.last == "3 items, 2 rows, 1 problem")
  }
}
