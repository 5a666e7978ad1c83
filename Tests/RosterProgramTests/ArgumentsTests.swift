import Testing

@testable import RosterProgram

@Suite("Options of the program") struct ArgumentsTests {
  private let specs = [
    OptionSpec("items", "PATH", ""), OptionSpec("limit", "N", ""), OptionSpec("json", nil, ""),
  ]

  @Test(
    "A value follows its option, or stands behind an equals sign",
    arguments: [
      ["--items", "a.b", "--json", "file"], ["--items=a.b", "file", "--json"],
      ["file", "--json", "--items", "x", "--items", "a.b"],
    ])
  func values(_ words: [String]) throws {
    let arguments = try Arguments(words, options: specs)
    #expect(arguments["items"] == "a.b")
    #expect(arguments.has("json"))
    #expect(!arguments.has("limit"))
    #expect(arguments.operands == ["file"])
  }

  @Test("Two hyphens end the options, one is an operand") func ends() throws {
    let arguments = try Arguments(["-", "--", "--json", "-x", "--"], options: specs)
    #expect(arguments.operands == ["-", "--json", "-x", "--"])
    #expect(!arguments.has("json"))
  }

  @Test("A value may be empty, hold an equals sign, or look like an option") func oddValues() throws
  {
    #expect(try Arguments(["--items="], options: specs)["items"] == "")
    #expect(try Arguments(["--items=a=b"], options: specs)["items"] == "a=b")
    #expect(try Arguments(["--items", "--json"], options: specs)["items"] == "--json")
  }

  @Test(
    "What is not understood is told in one line",
    arguments: [
      (["--itmes", "x"], "unknown option “--itmes”; did you mean “--items”?"),
      (["--zzz"], "unknown option “--zzz”"),
      (["-x"], "unknown option “-x”"),
      (["--items"], "“--items” needs a value: PATH"),
      (["--json=yes"], "“--json” takes no value"),
    ])
  func errors(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Arguments(words, options: specs) }
  }

  @Test(
    "A number is whole and in its range",
    arguments: ["x", "", "1.5", "-1", "99999999999999999999", "12"])
  func numbers(_ text: String) throws {
    let arguments = try Arguments(["--limit", text], options: specs)
    #expect(throws: UsageError("“--limit” needs a whole number from 0 to 10, not “\(text)”")) {
      try arguments.number("limit", in: 0...10)
    }
    #expect(try Arguments(["--limit", "10"], options: specs).number("limit", in: 0...10) == 10)
    #expect(try Arguments([], options: specs).number("limit", in: 0...10) == nil)
  }

  @Test("Operands that are missing or too many are named") func operands() throws {
    let arguments = try Arguments(["a", "b"], options: specs)
    #expect(try arguments.operands(["OLD", "NEW"]) == ["a", "b"])
    #expect(throws: UsageError("“b” is one argument too many")) { try arguments.operands(["FILE"]) }
    #expect(throws: UsageError("THIRD is missing")) {
      try arguments.operands(["OLD", "NEW", "THIRD"])
    }
    #expect(try arguments.operands(["OLD", "NEW", "THIRD"], optional: 1).count == 2)
  }

  @Test(
    "A typo finds the word that was meant",
    arguments: [
      ("chekc", "check"), ("prnt", "print"), ("dmeo", "demo"), ("vieww", "view"), ("dif", "diff"),
    ])
  func spelling(_ typo: String, _ word: String) {
    let words = ["demo", "view", "print", "check", "diff"]
    #expect(Spelling.suggestion(for: typo, among: words) == word)
    #expect(Spelling.suggestion(for: "frobnicate", among: words) == nil)
  }
}
