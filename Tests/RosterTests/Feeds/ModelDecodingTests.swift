import Foundation
import Testing

@testable import Roster

@Suite("Models are decoded as Foundation's decoder would")
struct ModelDecodingTests {
  struct Everything: Codable, Equatable, Sendable {
    enum Word: String, Codable { case one, two }
    struct Inner: Codable, Equatable { var list: [[Int?]] = [[1, nil], []] }

    var flag = true
    var text = "é\"\\\n😀"
    var numbers: [Double] = [0, -0.0, 1.5, -2.25e-7, 1e300, 0.1, 123_456.789]
    var float: Float = 0.3
    var small: Int8 = -128
    var large = UInt64.max
    var missing: String?
    var absent: Inner?
    var word = Word.two
    var inner = Inner()
    var table = ["a b": 1, "c_d": 2]
    var byNumber = [7: "x"]
    var link = URL(string: "https://example.com/a?b=c")!
    var price = Decimal(string: "12345678901234567890.123456789")!
    var date = Date(timeIntervalSinceReferenceDate: 1234.5)
    var data = Data([1, 2, 255])
    var set: Set<String> = ["x"]
    var range = 1..<5
  }

  /// Roster's answer and Foundation's, for the same bytes and strategies.
  private func both<Model: Decodable & Sendable>(
    _ type: Model.Type, _ item: Data,
    _ configure: @escaping @Sendable (JSONDecoder) -> Void = { _ in }
  ) throws -> (roster: Model?, foundation: Model?) {
    var feed = FeedDecoder()
    feed.configure(configure)
    let decoder = JSONDecoder()
    configure(decoder)
    let list = Data("[".utf8) + item + Data("]".utf8)
    let (result, _) = try heard { try feed.decode(type, from: list) }
    return (result.elements.first, try? decoder.decode(type, from: item))
  }

  @Test("Every sort of property, and each written form of dates, data and keys")
  func everything() throws {
    let item = try JSONEncoder().encode(Everything())
    let (roster, foundation) = try both(Everything.self, item)
    #expect(roster == Everything() && foundation == Everything())
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dataEncodingStrategy = .deferredToData
    let forms: [(JSONEncoder.DateEncodingStrategy, JSONDecoder.DateDecodingStrategy)] = [
      (.secondsSince1970, .secondsSince1970), (.millisecondsSince1970, .millisecondsSince1970),
    ]
    for (encoding, decoding) in forms {
      encoder.dateEncodingStrategy = encoding
      let (roster, foundation) = try both(Everything.self, encoder.encode(Everything())) {
        $0.keyDecodingStrategy = .convertFromSnakeCase
        $0.dateDecodingStrategy = decoding
        $0.dataDecodingStrategy = .deferredToData
      }
      #expect(roster == Everything() && foundation == roster)
    }
  }

  @Test(
    "Numbers in a Double or a Float round as Foundation's do",
    arguments: [
      "0", "-0", "1", "-1.5", "0.1", "1e22", "1e23", "123456789012345", "9007199254740993",
      "1.7976931348623157e308", "4.9e-324", "0.30000000000000004", "1e400", "1e-400",
      "12345678.9e-3",
      "999999999999999", "99999999999999.9", "0.000000000000001", "3.4e39", "16777217", "true",
      "\"1\"",
    ])
  func floatingPoint(literal: String) throws {
    let data = Data("{\"v\":\(literal)}".utf8)
    struct Wide: Decodable, Sendable { var v: Double }
    struct Narrow: Decodable, Sendable { var v: Float }
    let wide = try both(Wide.self, data)
    #expect(wide.roster?.v == wide.foundation?.v && wide.roster?.v.sign == wide.foundation?.v.sign)
    let narrow = try both(Narrow.self, data)
    #expect(narrow.roster?.v == narrow.foundation?.v)
  }

  @Test(
    "Keys in snake case become the same",
    arguments: [
      "one_two_three", "_one_two_", "__x", "a_", "URL", "some_URL_here", "__", "", "a__b",
      "one2_three4",
      "älter_ölig",
    ])
  func snakeCase(key: String) throws {
    struct Keys: Decodable, Sendable, Equatable {
      struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      var keys: [String]
      init(from decoder: any Decoder) throws {
        keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
      }
    }
    let (roster, foundation) = try both(Keys.self, Data("{\"\(key)\":1}".utf8)) {
      $0.keyDecodingStrategy = .convertFromSnakeCase
    }
    #expect(roster != nil && roster == foundation)
  }

  @Test("Custom strategies, user info, superclasses, nested containers, and a decoder that is kept")
  func custom() throws {
    class Animal: Decodable {
      let name: String
    }
    // `@unchecked` holds because both classes have nothing but constants.
    final class Dog: Animal, @unchecked Sendable {
      let age: Int
      let tags: [String]
      let kept: any Decoder

      enum Keys: CodingKey { case age, nested, tags }
      required init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let nested = try values.nestedContainer(keyedBy: Keys.self, forKey: .nested)
        age = try nested.decode(Int.self, forKey: .age)
        var list = try nested.nestedUnkeyedContainer(forKey: .tags)
        var tags: [String] = []
        while !list.isAtEnd {
          if try list.decodeNil() {
            tags.append("null")
          } else {
            tags.append(try list.decode(String.self))
          }
        }
        self.tags = tags
        kept = decoder
        try super.init(from: values.superDecoder())
      }
    }
    let text = #"{"nested":{"age":3.0,"tags":["a",null,"b"]},"super":{"name":"Rex"}}"#
    let other = #"{"nested":{"age":4,"tags":[]},"super":{"name":"Bo"}}"#
    let dogs = try FeedDecoder().decode(Dog.self, from: Data("[\(text),\(other)]".utf8)).elements
    #expect(dogs.map(\.name) == ["Rex", "Bo"] && dogs.map(\.age) == [3, 4])
    #expect(dogs[0].tags == ["a", "null", "b"])
    #expect(try Dog(from: dogs[0].kept).name == "Rex")
    struct Dated: Decodable, Sendable { var at: Date }
    for (literal, form) in [
      (#""2019-05-15T15:20:18Z""#, JSONDecoder.DateDecodingStrategy.iso8601),
      (
        "7",
        .custom { Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self)) }
      ),
      (#""yesterday""#, .iso8601), ("null", .iso8601),
    ] {
      let (roster, foundation) = try both(Dated.self, Data("{\"at\":\(literal)}".utf8)) {
        $0.dateDecodingStrategy = form
      }
      #expect(roster?.at == foundation?.at)
    }
    struct Odd: Decodable, Sendable { var v: [Double] }
    let (odd, _) = try both(Odd.self, Data(#"{"v":["inf","-inf",1]}"#.utf8)) {
      $0.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }
    #expect(odd?.v == [.infinity, -.infinity, 1])
  }

  @Test("Models that hold themselves are decoded as deep as items may be nested, on any thread")
  func recursion() throws {
    struct Tree: Decodable, Sendable {
      var children: [Tree]
      var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
    }
    let deep =
      String(repeating: "{\"children\":[", count: 256) + String(repeating: "]}", count: 256)
    let list = "[\(Array(repeating: deep, count: 300).joined(separator: ","))]"
    let trees = try FeedDecoder().decode(Tree.self, from: Data(list.utf8)).elements
    #expect(trees.count == 300 && trees.allSatisfy { $0.depth == 256 })
  }

  @Test("An object of a hundred thousand keys is decoded into a dictionary in linear time")
  func manyKeys() throws {
    let members = (0..<100_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let list = Data("[{\(members),\"k0\":9}]".utf8)
    let table = try #require(
      try FeedDecoder().decode([String: Int].self, from: list).elements.first)
    #expect(table.count == 100_000 && table["k99999"] == 99_999 && table["k0"] == 0)
  }
}
