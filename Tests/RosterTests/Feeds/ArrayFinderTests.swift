import Testing

@testable import Roster

@Suite("The list of a document, guessed") struct ArrayFinderTests {
  private func path(_ text: String, limit: Int = 1 << 24) throws -> [String]? {
    let file = try ItemIndexTests.Scratch(text)
    return try withExtendedLifetime(file) {
      try ArrayFinder.path(in: file.path, limit: limit)?.components
    }
  }

  @Test(
    "The root, or the longest of the arrays at most two keys below",
    arguments: [
      ("[1,[2,3]]", []), (" \u{FEFF}{}", nil), ("{}", nil), ("7", nil),
      (#"{"a":[]}"#, ["a"]), (#"{"a":[1],"b":[1,2],"c":[0]}"#, ["b"]),
      (#"{"data":{"items":[1,2,{"x":[1,2,3,4]}]},"tags":["a"]}"#, ["data", "items"]),
      (#"{"a":{"b":{"c":[1,2]}},"d":[1]}"#, ["d"]), (#"{"a":{"b":{"c":[1,2]}}}"#, nil),
      (#"{"a":[[1,2,3],[4]],"b":[1]}"#, ["a"]), (#"{"a.b":{"\u00e9":[1]}}"#, ["a.b", "é"]),
      (#"{"a":[1],"a":[1,2]}"#, ["a"]),
      (#"{"a":{"k":1},"b":{"l":[{"a":1},[],null]}}"#, ["b", "l"]),
    ] as [(String, [String]?)])
  func paths(_ text: String, _ expected: [String]?) throws {
    if text.hasPrefix(" ") {
      // A mark of the byte order stands at the very start, or nowhere.
      #expect(throws: JSONSyntaxError.self) { try path(text) }
    } else {
      #expect(try path(text) == expected)
    }
  }

  @Test("A broken document is judged by what comes before the fault") func broken() throws {
    #expect(try path(#"{"a":[1,2,3], oops"#) == ["a"])
    #expect(try path(#"{"a":[1,2,tru],"b":[1,2,3,4]}"#) == ["a"])
    #expect(throws: JSONSyntaxError.self) { try path(#"{"a": oops"#) }
    #expect(throws: JSONSyntaxError.self) { try path("") }
  }

  @Test("No more than the limit is read: the array that is open then is closed") func limited()
    throws
  {
    let text = #"{"few":[1,2],"many":[1,2,3,4,5,6,7,8],"more":[1,2,3,4,5,6,7,8,9]}"#
    #expect(try path(text, limit: 32) == ["many"])
    #expect(try path(text) == ["more"])
  }

  @Test("An array on the first line makes lines only before another value") func lines() throws {
    func format(_ text: String) throws -> FeedFormat {
      let file = try ItemIndexTests.Scratch(text)
      return try withExtendedLifetime(file) { try ItemIndex(path: file.path).format }
    }
    #expect(try format("[1]\n[2]") == .ndjson)
    #expect(try format("[1]\n[2") == .json)
    #expect(try format("[1]\noops") == .json)
    #expect(try format("{\"a\":1}\noops") == .ndjson)
    #expect(try format("{\"a\":\n1}\n2") == .json)
  }
}
