import Foundation
import Testing

@testable import Roster

@Suite("A superclass decodes from what Foundation's decoder would give it")
struct SuperDecoderTests {
  private enum Way: String, Decodable, CaseIterable {
    case keyed, forKey, unkeyed, secondUnkeyed
  }

  /// What the decoder of a superclass says, or what it refused.
  private struct Told: Decodable, Equatable, Sendable {
    private enum Key: String, CodingKey { case way, list, other, name }

    var path: [String] = []
    var isNull: Bool?
    var name: String?
    var refusal: String?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      do {
        let parent: any Decoder
        switch try values.decode(Way.self, forKey: .way) {
        case .keyed: parent = try values.superDecoder()
        case .forKey: parent = try values.superDecoder(forKey: .other)
        case .unkeyed:
          var list = try values.nestedUnkeyedContainer(forKey: .list)
          parent = try list.superDecoder()
        case .secondUnkeyed:
          var list = try values.nestedUnkeyedContainer(forKey: .list)
          _ = try list.superDecoder()
          #expect(list.currentIndex == 1)
          parent = try list.superDecoder()
        }
        path = parent.codingPath.suffix(2).map {
          // Foundation has words of its own for the index of an element.
          $0.intValue.map(String.init) ?? $0.stringValue
        }
        isNull = try parent.singleValueContainer().decodeNil()
        name = try parent.container(keyedBy: Key.self).decode(String.self, forKey: .name)
      } catch let error as DecodingError {
        refusal =
          switch error {
          case .keyNotFound(let key, _): "no key \(key.stringValue)"
          case .valueNotFound: "no value"
          case .typeMismatch: "another type"
          default: "corrupted"
          }
      }
    }
  }

  @Test("With and without the member, null, and at the end of a list", arguments: Way.allCases)
  private func same(way: Way) throws {
    for rest in [
      "", #", "super": {"name": "S"}"#, #", "super": null"#, #", "super": 1"#, #", "super": {}"#,
      #", "other": {"name": "O"}"#, #", "other": null"#, #", "name": "own""#, #", "list": []"#,
      #", "list": [{"name": "L"}]"#, #", "list": [null, {"name": "L"}]"#, #", "list": [1, null]"#,
      #", "list": null"#,
    ] {
      let item = #"{"way": "\#(way.rawValue)"\#(rest)}"#
      let foundation = try JSONDecoder().decode(Told.self, from: Data(item.utf8))
      let roster = try FeedDecoder().decode(Told.self, from: Data("[\(item)]".utf8)).elements
      #expect(roster == [foundation], "\(item)")
    }
  }
}
