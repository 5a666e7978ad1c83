import Foundation
import Testing

@testable import Roster

@Suite("Feed decoder")
struct FeedDecoderTests {
  struct Exact: Decodable, Sendable, Equatable { var v: Int64 }
  struct Unsigned: Decodable, Sendable { var v: UInt64 }
  struct Float: Decodable, Sendable { var v: Double }
  struct Fraction: Decodable, Sendable { var v: Decimal }

  private func read<Record: Decodable & Sendable>(_ literal: String, as type: Record.Type) throws
    -> Record?
  {
    let data = Data("[{\"v\":\(literal)}]".utf8)
    return try heard { try FeedDecoder().decode(type, from: data) }.0.elements.first
  }

  @Test(
    "Integers are exact, however they are written",
    arguments: [
      ("9007199254740993", 9_007_199_254_740_993), ("9007199254740993.0", 9_007_199_254_740_993),
      ("900719925474099.3e1", 9_007_199_254_740_993), ("9223372036854775807.0", Int64.max),
      ("922337203685477580.7E1", Int64.max), ("-9223372036854775808e0", Int64.min),
      ("-0", 0), ("-0.0", 0), ("0.1e1", 1), ("1e3", 1000), ("1e18", 1_000_000_000_000_000_000),
      ("12345678901234567890e-1", 1_234_567_890_123_456_789), ("0e999999999", 0),
      ("1.00000000000000000000000000000", 1),
    ])
  func integers(literal: String, value: Int64) throws {
    #expect(try read(literal, as: Exact.self)?.v == value)
  }

  @Test(
    "What an integer would lose is refused, and a floating-point property still takes it",
    arguments: [
      "9007199254740992.5", "0.9999999999999999999999", "1.00000000000000000000001",
      "4503599627370496.1", "9007199254740991.4", "1.5", "1e-100", "0.00000000000000001",
    ])
  func rounding(literal: String) throws {
    #expect(try read(literal, as: Exact.self) == nil)
    #expect(try read(literal, as: Float.self)?.v == Double(literal))
    #expect(try read(literal, as: Fraction.self)?.v == Decimal(string: literal))
  }

  @Test(
    "Numbers beyond every integer are refused at once",
    arguments: [
      "9223372036854775808", "9223372036854775808.0", "1e19", "123456789012345678901234567890",
      "1E400", "1e999999999", "1e99999999999999999999999", "1e-400", "1e-99999999999999999999999",
      "-9223372036854775809", "7" + String(repeating: "0", count: 1_000_000),
      "0." + String(repeating: "7", count: 1_000_000),
      "1e" + String(repeating: "9", count: 1_000_000),
    ])
  func beyond(literal: String) throws {
    #expect(try read(literal, as: Exact.self) == nil)
  }

  @Test("The whole range of unsigned integers, and other numbers beside an exact one")
  func unsigned() throws {
    #expect(try read("18446744073709551615", as: Unsigned.self)?.v == .max)
    #expect(try read("18446744073709551615.0", as: Unsigned.self)?.v == .max)
    #expect(try read("18446744073709551616.0", as: Unsigned.self) == nil)
    struct Pair: Decodable, Sendable {
      var a: Double
      var b: Int64
      var c: [Double]
    }
    let data = Data(#"[{"a":0.1e-3,"b":9007199254740993.00,"c":[1e2,1.23456789012345678]}]"#.utf8)
    let pair = try #require(try FeedDecoder().decode(Pair.self, from: data).elements.first)
    #expect(
      pair.a == 0.0001 && pair.b == 9_007_199_254_740_993 && pair.c == [100, 1.2345678901234568])
  }

  @Test("Kinds may be texts, integers or booleans; 7 and \"7\" differ; other sorts are bad items")
  func kinds() throws {
    var feed = FeedDecoder(kindAt: "meta.kind")
    feed.register(7, PhotoItem.self) { FeedRow(id: "\($0.id)", text: "seven") }
    feed.register("7", PhotoItem.self) { FeedRow(id: "\($0.id)", text: "“7”") }
    let text = """
      [{"meta":{"kind":7},"id":1,"url":""},{"meta":{"kind":"7"},"id":2,"url":""},
      {"meta":{"kind":7.0},"id":3,"url":""},{"meta":{"kind":70e-1},"id":4,"url":""},
      {"meta":{"kind":true}},{"meta":{"kind":7.5}},{"meta":{"kind":8}},{"meta":{"kind":[]}},{"meta":7},
      {"meta":{"kind":"\\u0037"},"id":5,"url":""},{"meta":{"kind":"\\ud800"}}]
      """
    let (result, _) = try heard { try feed.decode(Data(text.utf8)) }
    #expect(result.texts == ["seven", "“7”", "seven", "seven", "“7”"])
    #expect(result.problems.map(\.position) == [4, 5, 6, 7, 8, 10])
    #expect(result.problems.map(\.cause.rawValue).filter { $0 == "unknown-kind" }.count == 1)
    #expect(result.problems[2].kind == 8)
    feed.register(true, PhotoItem.self) { FeedRow(id: "\($0.id)", text: "yes") }
    let (flags, _) = try heard {
      try feed.decode(Data(#"[{"meta":{"kind":true},"id":1,"url":""}]"#.utf8))
    }
    #expect(flags.texts == ["yes"])
  }

  @Test("A damaged item costs only itself, and its line and column are told")
  func damage() throws {
    let text = """
      [{"kind":"text","id":1,"text":"a"},
       {"kind":"text","id":2 "text":"b"},
       {"kind":"text","id":3,"text":"\\q"}, NaN,
       {"kind":"text","id":4,"text":"d"}]
      """
    let (result, diagnostics) = try heard { try FeedDecoder.mixed().decode(Data(text.utf8)) }
    #expect(result.texts == ["a", "d"])
    #expect(
      result.problems.map(\.reason) == [
        "line 2, column 24: Expected a comma or “}”, found “\"”.",
        "line 3, column 32: A backslash begins no escape here.",
        "line 3, column 38: Expected a value, found “N”.",
      ])
    #expect(diagnostics.count == 3)
  }

  @Test(
    "A number or a text that does not fit is named, with its place",
    arguments: [
      (
        #"{"price":2.5,"big":1e300,"list":[1,{"id":9223372036854775808}]}"#, "list.1.id",
        "too large"
      ),
      (#"{"price":2.5,"big":18446744073709551616,"list":[{"id":1.5}]}"#, "list.0.id", "fraction"),
      (#"{"price":2.5,"small":1000,"list":[{"id":1}]}"#, "small", "1000"),
      (#"{"price":1e400,"list":[]}"#, "price", "1e400"),
      (#"{"price":1,"list":[{"id":1,"name":"\ud800"}]}"#, "list.0.name", "surrogate"),
      (#"{"price":1,"small":300,"list":[{"id":-7.5}]}"#, "small", "300"),
    ])
  func unfitValues(item: String, path: String, reason: String) throws {
    struct Inner: Decodable, Sendable {
      var id: Int?
      var name: String?
      init(from decoder: any Decoder) throws {
        enum Keys: CodingKey { case id, name }
        guard let container = try? decoder.container(keyedBy: Keys.self) else { return }
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decodeIfPresent(String.self, forKey: .name)
      }
    }
    struct Outer: Decodable, Sendable {
      var price: Double
      var big: Double?
      var small: Int8?
      var list: [Inner]
    }
    let (result, _) = try heard {
      try FeedDecoder().decode(Outer.self, from: Data("[\(item)]".utf8))
    }
    #expect(result.elements.isEmpty && result.problems.first?.path == path)
    #expect(result.problems.first?.reason.contains(reason) == true)
  }

  @Test("A kind that is registered twice is reported, and the last counts")
  func repeatedKind() throws {
    let (feed, diagnostics) = heard {
      var feed = FeedDecoder.mixed()
      feed.register("text", TextItem.self) { FeedRow(id: "\($0.id)", text: "second") }
      return feed
    }
    #expect(diagnostics.map(\.cause) == [.repeatedKind])
    #expect(try feed.decode(Data(#"[{"kind":"text","id":1,"text":""}]"#.utf8)).texts == ["second"])
  }

  @Test("Rows with events, rows that are their own model, and a row closure that refuses")
  func overloads() throws {
    struct Own: RowModel, Decodable {
      let id: Int
      var content: RowContent { RowContent(title: "\(id)") }
    }
    struct Refusal: Error {}
    var feed = FeedDecoder(kindAt: "k")
    feed.register("own", Own.self)
    feed.register("row", Own.self) { Row($0) }
    feed.register("no", Own.self) { _ throws -> Own in throw Refusal() }
    feed.registerFallback { Row(FeedRow(id: "x", text: "\($0.kind?.description ?? "")")) }
    let text = #"[{"k":"own","id":1},{"k":"row","id":2},{"k":"no","id":3},{"k":"?"}]"#
    let (result, _) = try heard { try feed.decode(Data(text.utf8)) }
    #expect(result.models(of: Own.self).map(\.id) == [1, 2])
    #expect(result.texts == ["\"?\""])
    #expect(result.problems.map(\.position) == [2, 3])
    #expect(result.problems[0].reason == "Refusal()")
  }

  @Test("A feed without kinds goes to the fallback, and nothing is wrong with that")
  func withoutKinds() throws {
    var feed = FeedDecoder()
    let (nothing, _) = try heard { try feed.decode(Data("[{}]".utf8)) }
    #expect(nothing.problems.map(\.reason) == ["Nothing is registered for the items."])
    feed.registerFallback { FeedRow(id: "\($0.position)", text: $0.value.description) }
    let (result, reports) = try heard { try feed.decode(Data(#"[{"a":1e3},{}]"#.utf8)) }
    #expect(result.texts == [#"{"a":1e3}"#, "{}"] && reports.isEmpty && result.problems.isEmpty)
  }

  @Test("Foundation's strategies hold; records are decoded without kinds")
  func strategies() throws {
    struct Dated: Decodable, Sendable, Equatable { var createdAt: Date }
    var feed = FeedDecoder(itemsAt: "list")
    feed.configure {
      $0.dateDecodingStrategy = .secondsSince1970
      $0.keyDecodingStrategy = .convertFromSnakeCase
    }
    let data = Data(#"{"list":[{"created_at":1e9},{"created_at":"x"},3]}"#.utf8)
    let (result, diagnostics) = try heard { try feed.decode(Dated.self, from: data) }
    #expect(result.elements == [Dated(createdAt: Date(timeIntervalSince1970: 1e9))])
    #expect(result.problems.map(\.position) == [1, 2] && diagnostics.count == 2)
    #expect(result.problems[0].path == "createdAt")
    #expect(
      try FeedDecoder().decode(Int64.self, from: Data("[9007199254740993.0]".utf8)).elements
        == [9_007_199_254_740_993])
  }

  @Test("Ten thousand items keep their order, and each is decoded once")
  func many() throws {
    let counter = Guarded(0)
    var feed = FeedDecoder(kindAt: "k")
    feed.register("a", PhotoItem.self) { item in
      counter.withLock { $0 += 1 }
      return FeedRow(id: "\(item.id)", text: "\(item.id)")
    }
    let items = (0..<10_000).map { $0 % 100 == 7 ? "0" : #"{"k":"a","id":\#($0),"url":"1.0e1"}"# }
    let (result, diagnostics) = try heard {
      try feed.decode(Data("[\(items.joined(separator: ","))]".utf8))
    }
    #expect(result.texts == (0..<10_000).filter { $0 % 100 != 7 }.map(String.init))
    #expect(counter.withLock { $0 } == 9_900)
    #expect(
      diagnostics.count == 100
        && result.problems.map(\.position) == Array(stride(from: 7, to: 10_000, by: 100)))
  }

  @Test("A list that is no list is an error with its place")
  func misled() throws {
    let feed = FeedDecoder.mixed(itemsAt: "feed")
    for (text, place) in [
      (#"{"feed":{}}"#, "line 1, column 9"), ("{\n \"feed\": 7}", "line 2, column 10"),
      ("", "line 1, column 1"), ("[\n]", "line 1, column 1"),
      ("{\"feed\":[]}\n\nx", "line 3, column 1"),
    ] {
      #expect {
        try feed.decode(Data(text.utf8))
      } throws: {
        ($0 as? FeedError)?.description.hasPrefix(place) == true
      }
    }
  }
}
