import Foundation
import ListTestSupport
import Testing

@testable import Roster

@Suite("Members are found as Foundation's decoder finds them")
struct MemberKeyTests {
  /// Any text as a key.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Keys that are written in several ways: composed and decomposed, ASCII and its equals beyond.
  private static let names = [
    "caf\u{E9}", "cafe\u{301}", "K", "\u{212A}", "\u{C5}", "A\u{30A}", "\u{212B}", "한", "한",
    "a", "b", "", "a_b", "aB", "some_key", ";", "\u{37E}", "😀", "e", "x\u{0}", "ss", "ß",
  ]

  /// What a model gets to know of an object.
  private struct Members: Decodable, Equatable, Sendable {
    var values: [Int?] = []
    var isThere: [Bool] = []
    var all: Set<String>

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: AnyKey.self)
      all = Set(members.allKeys.map(\.stringValue))
      for name in MemberKeyTests.names {
        values.append(try members.decodeIfPresent(Int.self, forKey: AnyKey(name)))
        isThere.append(members.contains(AnyKey(name)))
      }
    }
  }

  private func written(_ name: String, _ random: inout SeededRandom) -> String {
    name.unicodeScalars.map { scalar in
      // A scalar beyond the first plane would take two escapes.
      let isEscaped = scalar.value < 0x20 || (scalar.value < 0x10000 && Bool.random(using: &random))
      if !isEscaped || Int.random(in: 0..<3, using: &random) > 0 && scalar.value >= 0x20 {
        return String(scalar)
      }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private func object(_ random: inout SeededRandom) -> String {
    // Most objects are short; some have more members than are looked up where they stand.
    let count = Int.random(in: 0...[3, 18, 40].randomElement(using: &random)!, using: &random)
    let isPlain = Int.random(in: 0..<3, using: &random) == 0
    let members = (0..<count).map { number in
      var name = Self.names.randomElement(using: &random)!
      if isPlain || Bool.random(using: &random) { name = "k\(number % 30)" }
      if isPlain, Bool.random(using: &random) { name = ["a", "K", "a_b", ""][number % 4] }
      let value = ["null", "7", "\(number)"].randomElement(using: &random)!
      return "\"\(isPlain ? name : written(name, &random))\": \(value)"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private func both<Model: Decodable & Sendable>(
    _ type: Model.Type, _ items: [String], _ keys: JSONDecoder.KeyDecodingStrategy
  ) throws -> (roster: [Model], foundation: [Model]) {
    let data = Data("[\(items.joined(separator: ","))]".utf8)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = keys
    var feed = FeedDecoder()
    feed.configure { $0.keyDecodingStrategy = keys }
    let foundation = try decoder.decode([Model].self, from: data)
    return (try feed.decode(type, from: data).elements, foundation)
  }

  @Test("Random objects give a model the same members, and a dictionary the same entries")
  func random() throws {
    var random = SeededRandom(seed: 4)
    let objects = (0..<3_000).map { _ in object(&random) }
    for keys in [JSONDecoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
      let members = try both(Members.self, objects, keys)
      #expect(members.roster.count == objects.count)
      for (place, pair) in zip(members.roster, members.foundation).enumerated()
      where pair.0 != pair.1 {
        Issue.record("\(objects[place]): \(pair.0), not \(pair.1)")
      }
      let entries = try both([String: Int?].self, objects, keys)
      #expect(entries.roster == entries.foundation)
    }
  }

  @Test("A key is found however it is written, among few members as among many", arguments: 14..<19)
  func equivalent(others: Int) throws {
    struct Menu: Decodable, Sendable, Equatable {
      let price: Int
      enum CodingKeys: String, CodingKey { case price = "caf\u{E9}" }
    }
    let rest = (0..<others).map { ", \"k\($0)\": 0" }.joined()
    for key in ["cafe\u{301}", "caf\u{E9}", "caf\\u00e9", "cafe\\u0301"] {
      let item = "{\"\(key)\": 1, \"caf\u{E9}\": 2\(rest)}"
      let (roster, foundation) = try both(Menu.self, [item], .useDefaultKeys)
      #expect(roster == [Menu(price: 1)] && foundation == roster)
    }
  }

  @Test("A key that is no text, or a repeated member of the wrong type, is refused alike")
  func refused() throws {
    let items = [
      #"{"\ud800":1,"a":2}"#, #"{"a":1,"a":"x"}"#, #"{"b":{"\udc00":1},"a":2}"#, #"{"a":1}"#,
      #"{"a":"x","a":1}"#, "{\"a\":1,\"\\ud800\":1\((0..<20).map { ",\"k\($0)\":0" }.joined())}",
    ]
    for keys in [JSONDecoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
      for item in items {
        let foundation = (
          try? both(Members.self, [item], keys).foundation,
          try? both([String: Int].self, [item], keys).foundation
        )
        var feed = FeedDecoder()
        feed.configure { $0.keyDecodingStrategy = keys }
        let list = Data("[\(item)]".utf8)
        let (roster, _) = try heard {
          (
            try feed.decode(Members.self, from: list).elements,
            try feed.decode([String: Int].self, from: list).elements
          )
        }
        #expect(roster.0 == foundation.0 ?? [], "\(item)")
        #expect(roster.1 == foundation.1 ?? [], "\(item)")
      }
    }
  }

  @Test("The kind of an item, the list of items and a value are found in the same way")
  func paths() throws {
    struct Dish: Decodable { var id: Int }
    var feed = FeedDecoder(itemsAt: "men\u{FA}", kindAt: "esp\u{E8}ce")
    feed.register("a", Dish.self) { FeedRow(id: "\($0.id)", text: "\($0.id)") }
    for (list, kind) in [("menu\u{301}", "espe\u{300}ce"), ("men\\u00fa", "espe\\u0300ce")] {
      let text = "{\"menu\": 1, \"\(list)\": [{\"id\": 1, \"espece\": 0, \"\(kind)\": \"a\"}]}"
      #expect(try feed.decode(Data(text.utf8)).texts == ["1"])
    }
    let value = try JSONValue(parsing: "{\"menu\": 1, \"menu\u{301}\": {\"K\": 2}}")
    #expect(value[path: "men\u{FA}.\u{212A}"]?.number?.literal == "2")
  }
}
