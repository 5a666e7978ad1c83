import Foundation
import Roster
import Testing

@Suite("AT17 Mixed feed")
struct AT17MixedFeed {
  static let items = """
    [{"kind":"text","id":1,"text":"a"}, {"kind":"poll","id":2}, null, 7, {"id":3},
    {"kind":"text","id":4}, {"kind":"text","id":5,"text":"b","more":[{}]}, {"kind":null,"id":6}, [],
    {"kind":"text","id":9223372036854775808,"text":"c"}, {"kind":"photo","id":7,"url":"u"}]
    """

  @Test("AT17 Rows 1, 5, 7 in this order; one diagnostic for each bad or unknown item")
  func rows() throws {
    let (result, diagnostics) = try heard {
      try FeedDecoder.mixed(itemsAt: "feed").decode(Data("{\"feed\":\(Self.items)}".utf8))
    }
    #expect(result.models(of: FeedRow.self).map(\.id) == ["text 1", "text 5", "photo 7"])
    #expect(
      result.problems.map(\.description) == [
        "unknown-kind at item 1: The kind \"poll\" is not registered.",
        "bad-item at item 2: The item is null, not an object.",
        "bad-item at item 3: The item is a number, not an object.",
        "bad-item at item 4, kind: The item has no kind.",
        "bad-item at item 5, text: The key “text” is missing.",
        "bad-item at item 7, kind: The kind is null.",
        "bad-item at item 8: The item is an array, not an object.",
        "bad-item at item 9, id: The number 9223372036854775808 does not fit Int64: it is too large or too small.",
      ])
    #expect(diagnostics.count == 8)
    #expect(
      diagnostics.map(\.place).map { $0.prefix(6) }
        == (1...9).filter { $0 != 6 }.map { "item \($0)" })
    #expect(diagnostics.allSatisfy { !$0.why.isEmpty && !$0.remedy.isEmpty })
  }

  @Test("AT17 With a fallback: 1, 2 (unknown), 5, 7, and the same diagnostics")
  func fallback() throws {
    let (result, diagnostics) = try heard {
      try FeedDecoder.mixed(fallback: true).decode(Data(Self.items.utf8))
    }
    #expect(
      result.models(of: FeedRow.self).map(\.id) == ["text 1", "unknown 1", "text 5", "photo 7"])
    #expect(result.texts[1] == #"{"kind":"poll","id":2}"#)
    #expect(result.problems.map(\.position) == [1, 2, 3, 4, 5, 7, 8, 9])
    #expect(diagnostics.count == 8)
  }

  @Test("AT17 The items one to a line give the same")
  func lines() throws {
    let value = try JSONValue(parsing: Self.items)
    let lines = try #require(value.array).map(\.description).joined(separator: "\n")
    let (result, diagnostics) = try heard {
      try FeedDecoder.mixed().decode(Data(lines.utf8))
    }
    #expect(result.models(of: FeedRow.self).map(\.id) == ["text 1", "text 5", "photo 7"])
    #expect(diagnostics.count == 8)
  }

  @Test("AT17 An absent key is an empty list; null too, and reported")
  func absent() throws {
    let (absent, nothing) = try heard {
      try FeedDecoder.mixed(itemsAt: "feed").decode(Data(#"{"other":[1]}"#.utf8))
    }
    #expect(absent.rows.isEmpty && absent.problems.isEmpty && nothing.isEmpty)
    let (null, report) = try heard {
      try FeedDecoder.mixed(itemsAt: "feed").decode(Data(#"{"feed":null}"#.utf8))
    }
    #expect(null.rows.isEmpty && null.problems.isEmpty)
    #expect(report.map(\.cause) == [.nullItems] && report.first?.place == "feed")
  }

  @Test("AT17 A document cut off at any byte is an error that keeps the rows before it")
  func cutOff() throws {
    let bytes = Array("{\"feed\":\(Self.items)}".utf8)
    let feed = FeedDecoder.mixed(itemsAt: "feed")
    for end in 0..<bytes.count {
      let (error, _) = heard { () -> FeedError? in
        do {
          _ = try feed.decode(Data(bytes[..<end]))
          return nil
        } catch {
          return error as? FeedError
        }
      }
      #expect(error?.isCutOff == true, "cut at \(end)")
      if end == bytes.count - 1 {
        #expect(error?.result.texts == ["a", "b", "u"])
        #expect(error?.result.problems.count == 8)
        #expect(
          error?.description == "line 3, column 88: The input ends before its last value does.")
      }
    }
  }
}
