import Testing

@testable import RosterProgram

@Suite("roster diff") struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func diff(_ old: String, _ new: String, _ options: String...) throws -> RosterRun {
    try RosterRun(
      ["diff", folder.write(old, to: "old.json"), folder.write(new, to: "new.json")] + options)
  }

  @Test(
    "Operations as JSON, in positions of the files",
    arguments: [
      ("[]", "[]", #"{"deletes":[],"inserts":[],"moves":[],"updates":[],"repeated":[]}"#),
      (
        #"[{"id":1},{"id":2},{"id":3}]"#, #"[{"id":1},{"id":3,"x":1}]"#,
        #"{"deletes":[1],"inserts":[],"moves":[],"updates":[[2,1]],"repeated":[]}"#
      ),
      (
        #"[{"id":1},{"id":2},{"id":3}]"#, #"[{"id":3},{"id":1,"a":0},{"id":2}]"#,
        #"{"deletes":[],"inserts":[],"moves":[[2,0]],"updates":[[0,1]],"repeated":[]}"#
      ),
      (
        #"[{"id":7}]"#, #"[{"id":"7"}]"#,
        #"{"deletes":[0],"inserts":[0],"moves":[],"updates":[],"repeated":[]}"#
      ),
      (
        // The repeats stand before what moves and changes: positions stay those of the files.
        #"[{"id":1},{"id":1,"x":1},{"id":2},{"id":3}]"#,
        #"[{"id":3},{"id":3},{"id":1},{"id":2,"x":2}]"#,
        #"{"deletes":[],"inserts":[],"moves":[[3,0]],"updates":[[2,3]],"#
          + #""repeated":[{"list":"old","position":1,"first":0},{"list":"new","position":1,"first":0}]}"#
      ),
    ])
  func operations(_ old: String, _ new: String, _ expected: String) throws {
    let run = try diff(old, new, "--json", "--id", "id")
    #expect(run.lines == [expected])
    #expect(
      run.status
        == (expected.hasPrefix(#"{"deletes":[],"inserts":[],"moves":[],"updates":[]"#) ? 0 : 1))
  }

  @Test("Member order, spaces and the writing of numbers change nothing") func sameValues() throws {
    let run = try diff(
      #"[{"id":1,"a":[1,{"b":null,"c":2}]}]"#, #"[ {"a":[1.0,{"c":20e-1,"b":null}], "id":1.0} ]"#)
    #expect(run.status == 0)
    #expect(run.lines == ["no differences"])
  }

  @Test("Large integers that one Double cannot tell apart differ") func exactNumbers() throws {
    let run = try diff(
      #"[{"id":9007199254740993}]"#, #"[{"id":9007199254740992}]"#, "--json")
    #expect(run.lines[0].hasPrefix(#"{"deletes":[0],"inserts":[0]"#))
  }

  @Test("Items without an id are the same if they are equal, and none is lost") func noIDs() throws
  {
    let run = try diff(#"["a","b","a",1]"#, #"["a","a","c",1.0]"#, "--json")
    #expect(
      run.lines == [#"{"deletes":[1],"inserts":[2],"moves":[],"updates":[],"repeated":[]}"#])
  }

  @Test("The text names what changed, where") func text() throws {
    let run = try diff(
      #"{"list":[{"id":1,"name":"Ada","x":{"y":[1,2]}},{"id":2,"name":"Bob"},{"id":3,"name":"Cy"}]}"#,
      #"{"list":[{"id":3,"name":"Cy"},{"id":4,"name":"Di\u001b[2J"},{"id":1,"name":"Ada","x":{"y":[1,3]},"z":1}]}"#,
      "--items", "list")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "> 2 → 0        Cy  #3",
        "+ 1            Di\u{FFFD}[2J  #4",
        "~ 0 → 2        Ada  #1",
        "    x.y.1: 2 → 3",
        "    z: nothing → 1",
        "- 1            Bob  #2",
        "1 removed, 1 added, 1 moved, 1 changed",
      ])
  }

  @Test("Lines that are no JSON are compared as text") func malformed() throws {
    let old = try folder.write("{\"id\":1}\noops\n", to: "old.ndjson")
    let new = try folder.write("{\"id\":1}\noops\nmore\n", to: "new.ndjson")
    let run = try RosterRun(["diff", old, new, "--json"])
    #expect(
      run.lines == [#"{"deletes":[],"inserts":[2],"moves":[],"updates":[],"repeated":[]}"#])
  }

  @Test("One of the two may come through a pipe") func pipe() throws {
    let old = try folder.write("[1]", to: "old.json")
    let run = try RosterRun(["diff", old, "-", "--json"], input: "[1,2]")
    #expect(run.lines[0].contains(#""inserts":[1]"#))
  }
}
