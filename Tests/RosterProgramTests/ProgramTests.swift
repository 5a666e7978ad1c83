import Foundation
import Testing

@testable import RosterProgram

@Suite("The program from outside") struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Help and version go to standard output",
    arguments: [
      (["--help"], "usage: roster COMMAND"), (["help"], "usage: roster COMMAND"),
      (["-h"], "Commands:"),
      (["--version"], "roster 0."), (["help", "diff"], "usage: roster diff OLD NEW"),
      (["view", "--help"], "--follow"), (["print", "-h"], "--limit N"),
      (["check", "--nothing-else", "--help"], nil), (["demo", "--help"], "store|feed|people"),
    ] as [([String], String?)])
  func help(_ arguments: [String], _ text: String?) throws {
    let run = try RosterRun(arguments)
    guard let text else {
      // What comes before the help may still be wrong.
      #expect(run.status == 64)
      return
    }
    #expect(run.status == 0)
    #expect(run.output.contains(text))
    #expect(run.errors.isEmpty)
    #expect(run.lines.allSatisfy { $0.count < 80 })
  }

  @Test("The help lists the guesses") func guesses() throws {
    let run = try RosterRun(["print", "--help"])
    for role in FieldRole.allCases {
      #expect(run.output.contains("--\(role.rawValue)"))
      for guess in role.guesses { #expect(run.output.contains(guess)) }
    }
  }

  @Test(
    "A call that is not understood: one line, the usage, 64",
    arguments: [
      ([], "no command"), (["prnit"], "unknown command “prnit”; did you mean “print”?"),
      (["--versoin"], "unknown option “--versoin”; did you mean “--version”?"),
      (["print", "--itmes", "x"], "unknown option “--itmes”; did you mean “--items”?"),
      (["print", "--width", "0"], "“--width” needs a whole number from 1 to 4096, not “0”"),
      (["print", "--limit=-1"], "“--limit” needs a whole number from 0, not “-1”"),
      (["print", "a", "b"], "“b” is one argument too many"),
      (["print", "--follow", "--items", "x"], "“--follow” is for lines, which have no “--items”"),
      (["check"], "FILE is missing"), (["check", "a", "--known", "b"], "“--known” needs “--kind”"),
      (["diff", "a"], "NEW is missing"),
      (["diff", "-", "-"], "standard input can be only one of the two"),
      (["demo", "sore"], "unknown demo “sore”; did you mean “store”?"),
      (["view", "--width", "3"], "unknown option “--width”"),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let run = try RosterRun(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("roster: \(message)\nusage: roster "))
  }

  @Test("Names on the command line cannot command a terminal") func hostileNames() throws {
    for arguments in [["\u{1B}[31m"], ["print", "/\u{1B}[2J\u{202E}"], ["print", "--\u{7}"]] {
      let run = try RosterRun(arguments)
      #expect(run.status != 0)
      #expect(
        !run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{7}" })
    }
  }

  @Test(
    "What cannot be read is 2, and one line",
    arguments: [
      ["print"], ["view"], ["check"], ["check", "--json"], ["diff", "good.json"],
    ])
  func unreadable(_ command: [String]) throws {
    try folder.write("[]", to: "good.json")
    try folder.write("", to: "empty.json")
    try folder.write(" \n", to: "blank.ndjson")
    try folder.write("{\"a\": [1, 2", to: "cut.json")
    try folder.write("[1, 2]\n  oops", to: "behind.json")
    try folder.write("hello", to: "text.txt")
    try folder.write("{\"a\": 1}", to: "object.json")
    for (name, reason) in Self.unreadable {
      let file = folder.path + name
      let run = try RosterRun(
        command.map { $0 == "good.json" ? "\(folder.path)/good.json" : $0 } + [file])
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("roster: \(file): \(reason)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  private static let unreadable: [(String, String)] = [
    ("", "it is a folder"), ("/nowhere", "there is no such file"),
    ("/empty.json", "line 1, column 1: The input is empty."),
    ("/blank.ndjson", "line 1, column 1: The input is empty."),
    ("/cut.json", "line 1, column 12: "),
    ("/behind.json", "line 2, column 3: "),
    ("/text.txt", "line 1, column 1: "),
    ("/object.json", "line 1, column 1: The document is an object"),
  ]

  @Test("Standard input is named as such") func standardInput() throws {
    let run = try RosterRun(["print", "-"], input: "[1")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("roster: standard input: line 1, column 3: "))
  }

  @Test("A reader that goes away ends the program quietly") func brokenPipe() throws {
    let lines = (0..<20_000).map { "{\"id\":\($0),\"title\":\"Row\"}\n" }.joined()
    let file = try folder.write(lines, to: "long.ndjson")
    let run = try RosterRun(
      ["print", file], shell: #"{ "$0" "$@"; echo "status $?" >&2; } | head -n 1"#)
    #expect(run.lines.count == 1)
    #expect(run.errors == "status 0\n")
  }

  @Test("A full disk is told", .enabled(if: hasFullDevice)) func fullDisk() throws {
    let file = try folder.write("[1]", to: "one.json")
    let run = try RosterRun(["print", file], shell: #"exec "$0" "$@" > /dev/full"#)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("roster: the output cannot be written: "))
  }

  private static let hasFullDevice = access("/dev/full", W_OK) == 0
}
