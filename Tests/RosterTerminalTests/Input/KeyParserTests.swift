import Testing

@testable import RosterTerminal

@Suite("Keys from bytes")
struct KeyParserTests {
  private static let esc = "\u{1B}"

  static let keys: [(String, Key)] = [
    ("j", "j"), ("G", "G"), (" ", .space), ("é", "é"), ("你", "你"), ("👍", "👍"),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\u{0}", .control(" ")),
    ("\u{1C}", .control("\\")),
    (esc + "[A", .up), (esc + "[B", .down), (esc + "[C", .right), (esc + "[D", .left),
    (esc + "OA", .up), (esc + "OD", .left), (esc + "[1;2A", .shift(.up)),
    (esc + "[1;2B", .shift(.down)), (esc + "[1;3A", .alt(.up)), (esc + "[1;3B", .alt(.down)),
    (esc + "[1;5C", .control(.right)), (esc + "[1;6D", .control(.shift(.left))),
    (esc + "[1;9A", .up), (esc + "[1;11A", .alt(.up)), (esc + "[a", .shift(.up)),
    (esc + "[b", .shift(.down)), (esc + "Oa", .control(.up)), (esc + "[2A", .shift(.up)),
    (esc + "O2B", .shift(.down)), (esc + esc + "[A", .alt(.up)), (esc + esc + "OB", .alt(.down)),
    (esc + "[H", .home), (esc + "OH", .home), (esc + "[1~", .home), (esc + "[7~", .home),
    (esc + "[F", .end), (esc + "OF", .end), (esc + "[4~", .end), (esc + "[8~", .end),
    (esc + "[1;5H", .control(.home)), (esc + "[2~", .insert), (esc + "[3~", .delete),
    (esc + "[3;5~", .control(.delete)), (esc + "[5~", .pageUp), (esc + "[6~", .pageDown),
    (esc + "[5$", .shift(.pageUp)), (esc + "[6^", .control(.pageDown)),
    (esc + "[3@", .control(.shift(.delete))), (esc + "[Z", .shift(.tab)),
    (esc + "[27;5;13~", .control(.enter)), (esc + "[106;5u", .control("j")),
    (esc + "[97;2u", "A"), (esc + "[27u", .escape), (esc + "[13;2u", .shift(.enter)),
    (esc + "[97;5:1u", .control("a")), (esc + "OM", .enter), (esc + "Ok", "+"), (esc + "Op", "0"),
    (esc + "OX", "="), (esc + "OP", Key(.function(1))), (esc + "[[A", Key(.function(1))),
    (esc + "[[E", Key(.function(5))), (esc + "[15~", Key(.function(5))),
    (esc + "[24~", Key(.function(12))), (esc + "[34~", Key(.function(20))),
    (esc + "[1;2P", .shift(Key(.function(1)))), (esc + "j", .alt("j")), (esc + "J", .alt("J")),
    (esc + "é", .alt("é")), (esc + "\r", .alt(.enter)), (esc + "\u{7F}", .alt(.backspace)),
    (esc + "\u{1}", .alt(.control("a"))),
  ]

  @Test("Each key, whole and split at every place, then a letter that is still a letter")
  func keys() {
    for (text, key) in Self.keys {
      let bytes = Array(text.utf8)
      for split in 0...bytes.count {
        let parser = ParserProbe()
        var events = parser.parse(bytes[..<split])
        if split > 0 && split < bytes.count { #expect(parser.isWaiting) }
        events += parser.parse(bytes[split...])
        #expect(!parser.isWaiting)
        events += parser.parse("x".utf8)
        #expect(events == [.key(key), .key("x")], "\(text.debugDescription) at \(split)")
      }
      let parser = ParserProbe()
      let single = bytes.flatMap { parser.parse(CollectionOfOne($0)) }
      #expect(single == [.key(key)], "\(text.debugDescription) byte by byte")
    }
  }

  @Test("All keys in one read come out in order")
  func together() {
    let parser = ParserProbe()
    let all = Self.keys.map(\.0).joined()
    #expect(parser.parse(all.utf8) == Self.keys.map { .key($0.1) })
  }

  @Test(
    "Sequences that mean nothing here are swallowed whole",
    arguments: [
      "[?62;4c", "[?2026;2$y", "[>0;276;0c", "[99~", "[1;2;3;4z", "[E", "[97;5:3u", "[57358u",
      "[12;40R", "[M\u{1}\u{2}\u{3}", "[<:;;M", "[<0;1M", "[<0;0;0M", "OZ", "[[Z", "[?1;2;u",
      "]10;rgb:ff/ff/ff\u{7}", "]52;c;YWJj\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\",
      "^pm\u{1B}\\", "Xsos\u{1B}\\", "[201~", "[99999999999999999999~",
      "[" + String(repeating: "1;", count: 500) + "A", "[1;2 q", "[200;1~", "[9999999u",
    ])
  func swallowed(sequence: String) {
    let bytes = Array(("\u{1B}" + sequence).utf8)
    for split in 0...min(bytes.count, 40) {
      let parser = ParserProbe()
      var events = parser.parse(bytes[..<split])
      events += parser.parse(bytes[split...])
      events += parser.parse("x")
      #expect(events == [.key("x")], "at \(split)")
    }
  }

  @Test("Bytes that are no UTF-8 are dropped, the keys beside them are not")
  func malformed() {
    for bad: [UInt8] in [
      [0xFF], [0x80], [0xC0, 0x80], [0xE4, 0xBD], [0xF5], [0xED, 0xA0, 0x80], [0xC2, 0x9B],
      [0xF0, 0x9F], [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] {
      var parser = ParserProbe()
      #expect(parser.parse([0x61] + bad + [0x62]) == [.key("a"), .key("b")], "\(bad)")
      parser = ParserProbe()
      _ = parser.parse(bad)
      _ = parser.timeOut()
      #expect(parser.parse([0x62]) == [.key("b")], "\(bad)")
    }
  }

  @Test("Escape alone is known when no more comes")
  func escape() {
    let parser = ParserProbe()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.timeOut() == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(parser.timeOut() == [])
    #expect(parser.parse([0x1B, 0x1B]) == [])
    #expect(parser.timeOut() == [.key(.escape), .key(.escape)])
    #expect(parser.parse([0x1B, 0x1B, 0x1B, 0x5B, 0x41]) == [.key(.escape), .key(.alt(.up))])
    #expect(parser.parse([0x1B, 0x1B, 0x78]) == [.key(.escape), .key(.alt("x"))])
    for (text, key) in [("[", "["), ("O", "O"), ("P", "P"), ("]", "]")] as [(String, Key)] {
      #expect(parser.parse(("\u{1B}" + text).utf8) == [])
      #expect(parser.timeOut() == [.key(.alt(key))])
    }
    #expect(parser.parse("\u{1B}\u{1B}[".utf8) == [])
    #expect(parser.timeOut() == [.key(.escape), .key(.alt("["))])
  }

  @Test("The late rest of a sequence does not leak")
  func late() {
    let parser = ParserProbe()
    #expect(parser.parse("\u{1B}[1;".utf8) == [])
    #expect(parser.timeOut() == [])
    #expect(!parser.isWaiting)
    #expect(parser.parse("2Ax".utf8) == [.key(.shift(.up)), .key("x")])
    #expect(parser.parse("\u{1B}]11;rgb".utf8) == [])
    #expect(parser.timeOut() == [])
    #expect(parser.parse(":ff\u{7}x".utf8) == [.key("x")])
  }

  @Test("A sequence cut short by another gives way to it")
  func interrupted() {
    let parser = ParserProbe()
    #expect(parser.parse("\u{1B}[1;\u{1B}[A".utf8) == [.key(.up)])
    #expect(parser.parse("\u{1B}O\u{1B}[B".utf8) == [.key(.down)])
    #expect(parser.parse("\u{1B}[1\r".utf8) == [.key(.enter)])
    #expect(parser.parse("\u{1B}]0;t\u{1B}[B".utf8) == [.key(.down)])
    #expect(parser.parse("\u{1B}\u{1B}[1\u{1B}[A".utf8) == [.key(.up)])
  }
}
