import Testing

@testable import Roster

@Suite("Finding the items of a feed")
struct ItemScannerTests {
  static let sample = """
    \u{FEFF}{"x\\u0079": [{"k": 1}, "]}\\"", -0.5e+10, true], "a": {"z": null, "\\u0062": [ {"k":"one","n":[1,{"k":"no"}]},
    {"other":{"k":9},"\\u006B":"t\\u00e9\\ud83d\\ude00"} ,null,7,[],"s",{"k":null},{"k":{"k":1}},
    {"n":1.0,"k":12.5E-1,"k":"second"}, {"k" true}, tru, {"é你😀":"é你😀"}], "b": 3}, "a": {"b": 5}}
    """

  @Test("Items at a path: ranges, kinds, first member wins, escaped keys, damage inside one item")
  func sampleItems() {
    let outcome = ScanOutcome(Self.sample, items: "a.b")
    #expect(outcome.fault == nil)
    #expect(
      outcome.items == [
        #"0 {"k":"one","n":[1,{"k":"no"}]} kind one"#,
        #"1 {"other":{"k":9},"\u006B":"t\u00e9\ud83d\ude00"} kind té😀"#,
        "2 null", "3 7", "4 []", #"5 "s""#, #"6 {"k":null} kind word n"#,
        #"7 {"k":{"k":1}} kind container"#,
        #"8 {"n":1.0,"k":12.5E-1,"k":"second"} kind number 12.5E-1"#,
        #"9 {"k" true} fault 243 Expected a colon after the key, found “t”."#,
        #"10 tru fault 250 Expected a value, found “t”."#, #"11 {"é你😀":"é你😀"}"#,
      ])
  }

  @Test("Every split of a document into two chunks, and single bytes, give the same items")
  func splits() {
    let bytes = Array(Self.sample.utf8)
    let whole = ScanOutcome(bytes, items: "a.b")
    for cut in 0...bytes.count {
      #expect(ScanOutcome(bytes, items: "a.b", cuts: [cut]) == whole, "cut at \(cut)")
    }
    #expect(ScanOutcome(bytes, items: "a.b", cuts: Array(0..<bytes.count)) == whole)
  }

  @Test("A document cut off anywhere is an error, never a short list")
  func cutOff() {
    let bytes = Array(Self.sample.utf8)
    for end in 0..<bytes.count {
      let outcome = ScanOutcome(Array(bytes[..<end]), items: "a.b")
      // Inside the byte order mark nothing tells yet that the text was going to go on.
      #expect(
        end == 1 || end == 2 ? outcome.fault != nil : outcome.fault?.contains("The input") == true,
        "cut at \(end)")
    }
  }

  static let lines = """
    {"k":"a"}

    {"k":"b","n":{"x":[1,2]}} 7
    {"k":"c"
    {"k":"d"}}
    "unfinished
    {"k":"e","bad":"\\q"} {"k":"lost"}
    [1,2]
      null\u{20}
    {"k":"f"}
    """

  @Test("Lines: each is a value, a damaged line costs only itself")
  func newlineDelimited() {
    let outcome = ScanOutcome(Self.lines)
    #expect(outcome.fault == nil)
    #expect(
      outcome.items == [
        #"0 {"k":"a"} kind a"#, #"1 {"k":"b","n":{"x":[1,2]}} kind b"#, "2 7",
        #"3 {"k":"c" kind c fault 47 The line ends before its value does."#,
        #"4 {"k":"d"} kind d"#, "5 } fault 57 Expected a value, found “}”.",
        "6 \"unfinished fault 70 A string holds a control character that is not escaped.",
        #"7 {"k":"e","bad":"\q"} {"k":"lost"} kind e fault 87 A backslash begins no escape here."#,
        "8 [1,2]", "9 null", #"10 {"k":"f"} kind f"#,
      ])
    let bytes = Array(Self.lines.utf8)
    for cut in 0...bytes.count { #expect(ScanOutcome(bytes, cuts: [cut]) == outcome, "\(cut)") }
    #expect(ScanOutcome(bytes, cuts: Array(0..<bytes.count)) == outcome)
  }

  @Test(
    "What is no list of items says so",
    arguments: [
      (#"{"a":7}"#, "a", "5 “a” is a number, not an array."),
      (#"{"a":{"b":"x"}}"#, "a.b", "10 “a.b” is a string, not an array."),
      (#"{"a":[1]}"#, "a.b", "5 The path “a.b” leads through an array."),
      (#"[1]"#, "a", "0 The document is an array, but “a” is a path through objects."),
      ("", "", "0 The input is empty."), (" \n ", "", "3 The input is empty."),
      ("[1] x", "", "4 Expected the end of the input, found “x”."),
      (#"[{"k":1} x, 2]"#, "", "9 Expected a comma or “]”, found “x”."),
      ("[1,]", "", "3 Expected a value, found “]”."),
      ("[,1]", "", "1 Expected a value or “]”, found “,”."),
      (#"[{"k":[1}]"#, "", "8 Brackets do not match: “}” closes “[”."),
      (#"[{"k" [1}]"#, "", "8 Brackets do not match: “}” closes “[”."),
      (#"{"a":tru,"b":[]}"#, "b", "5 Expected a value, found “t”."),
      (#"{"a":01,"b":[]}"#, "b", "6 A number is not written as JSON writes it."),
    ])
  func misled(text: String, path: String, fault: String) {
    #expect(ScanOutcome(text, items: JSONPath(path)).fault == fault)
  }

  @Test("A root that is one object is no list, whether written on one line or on several")
  func rootObject() {
    for text in [#"{"k":"a"}"#, "{\"k\":\n\"a\"}\n", "{\n}", " {}\n\n"] {
      #expect(ScanOutcome(text).fault?.contains("The document is an object") == true)
    }
    #expect(ScanOutcome("7").fault?.contains("a single value") == true)
    #expect(ScanOutcome("null").items == ["null"])
  }

  @Test("An absent path and a null are told apart from a list")
  func absent() {
    #expect(ScanOutcome(#"{"x":[1]}"#, items: "feed").items == ["absent"])
    #expect(ScanOutcome(#"{"feed":null}"#, items: "feed").items == ["null"])
    #expect(ScanOutcome(#"{"a":{"c":{"b":[1]}},"a":{"b":[1]}}"#, items: "a.b").items == ["absent"])
    #expect(ScanOutcome(#"{"a":null}"#, items: "a.b").items == ["null"])
    #expect(ScanOutcome(#"{"feed":[]}"#, items: "feed").items == [])
  }

  @Test("A kind inside another object; the first such object decides")
  func nestedKind() {
    let text = """
      [{"m":{"k":"a"}},{"k":"x","m":{"z":{"k":1},"k":"b"},"m":{"k":"c"}},{"m":{},"m":{"k":"d"}},
      {"m":3,"m":{"k":"e"}},{"x":{"m":{"k":"f"}}}]
      """
    let kinds = ScanOutcome(text, kind: "m.k").items.map { $0.split(separator: "kind ").count > 1 }
    #expect(kinds == [true, true, false, false, false])
    #expect(ScanOutcome(text, kind: "m.k").items[1].hasSuffix("kind b"))
  }

  @Test(
    "Bombs of brackets are stepped over, or end in an error, in linear time and without recursion")
  func bombs() {
    let deep = String(repeating: "[", count: 1_000_000)
    let closed = deep + String(repeating: "]", count: 1_000_000)
    let items = ScanOutcome("[{\"k\":\(closed)},{\"k\":\"a\"}]").items
    #expect(items.count == 2)
    #expect(items[0].hasSuffix("fault 517 Nested deeper than 512 levels."))
    #expect(items[1].hasSuffix("kind a"))
    #expect(ScanOutcome(deep).fault == "1000000 The input ends before its last value does.")
    #expect(
      ScanOutcome("{\"x\":\(closed),\"feed\":[]}", items: "feed").fault
        == "516 Nested deeper than 512 levels.")
    #expect(ScanOutcome("{}\n\(deep)\n{}").items.count == 3)
    let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(ScanOutcome("[\(allowed)]").items == ["0 \(allowed)"])
  }

  @Test("Bytes that are not UTF-8 cost their item, outside of items the document")
  func invalidUTF8() {
    for bad in [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xBD],
    ] {
      let bytes =
        Array(#"[{"k":"a"},{"k":""#.utf8) + bad.map { UInt8($0) } + Array(#""},{"k":"b"}]"#.utf8)
      let outcome = ScanOutcome(bytes)
      #expect(outcome.items.count == 3)
      #expect(outcome.items[1].hasSuffix("fault 17 A string holds bytes that are not UTF-8."))
      #expect(outcome.items[2].hasSuffix("kind b"))
      let outside = Array(#"{"x":""#.utf8) + bad.map { UInt8($0) } + Array(#"","feed":[]}"#.utf8)
      #expect(ScanOutcome(outside, items: "feed").fault?.hasPrefix("6 ") == true)
    }
  }

  @Test("UTF-16 and UTF-32 are named, with and without a byte order mark")
  func otherEncodings() {
    let samples: [[UInt8]] = [
      [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0x5B, 0, 0x5D, 0],
      [0, 0x5B, 0, 0x5D], [0, 0, 0, 0x5B, 0, 0, 0, 0x5D], [0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0],
    ]
    for bytes in samples {
      #expect(ScanOutcome(bytes).fault == "0 The input is UTF-16 or UTF-32; JSON is UTF-8.")
    }
  }
}
