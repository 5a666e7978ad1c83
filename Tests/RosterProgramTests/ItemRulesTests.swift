import Roster
import Testing

@testable import RosterProgram

@Suite("AT17 What check finds in items") struct AT17ItemRules {
  private let rules = ItemRules(
    kind: "kind", id: "id", known: [ExactText("text"), ExactText("photo")])

  private func reasons(_ text: String) throws -> [String] {
    rules.problems(of: .value(try JSONValue(parsing: text)), at: 3).map {
      #expect($0.position == 3)
      return "\($0.path): \($0.reason)"
    }
  }

  @Test(
    "Items of the mixed feed",
    arguments: [
      (#"{"kind":"text","id":1,"text":"a"}"#, []),
      (#"{"kind":"poll","id":2}"#, [#"kind: The kind "poll" is not known."#]),
      ("null", [": The item is null, not an object."]),
      ("7", [": The item is a number, not an object."]),
      (#"{"id":3}"#, ["kind: The item has no kind."]),
      (#"{"kind":null,"id":6}"#, ["kind: The kind is null, not a text."]),
      (#"{"kind":7,"id":6}"#, ["kind: The kind is a number, not a text."]),
      ("[]", [": The item is an array, not an object."]),
      (
        #"{"kind":"text","id":9223372036854775808}"#,
        ["id: The id 9223372036854775808 does not fit a 64-bit integer."]
      ),
      (#"{"kind":"text"}"#, ["id: The item has no id."]),
      (#"{"kind":"text","id":[1]}"#, ["id: The id is an array, not a text or a number."]),
      (
        #"{"id":true}"#,
        ["kind: The item has no kind.", "id: The id is a boolean, not a text or a number."]
      ),
    ] as [(String, [String])])
  func items(_ text: String, _ expected: [String]) throws {
    #expect(try reasons(text) == expected)
  }

  @Test(
    "Integers at the edge of 64 bits",
    arguments: [
      ("9223372036854775807", true), ("9223372036854775808", false),
      ("-9223372036854775808", true), ("-9223372036854775809", false),
      ("9223372036854775807.0", true), ("1e18", true), ("1e19", false), ("1e999999999", false),
      ("1.5", true), ("0.0", true),
    ])
  func edges(_ literal: String, _ fits: Bool) throws {
    let item = #"{"kind":"text","id":\#(literal)}"#
    #expect(try reasons(item).isEmpty == fits)
  }

  @Test("An identity is a kind and an id: 7 and \"7\" differ, 7 and 7.0 do not") func identities()
    throws
  {
    func identity(_ text: String) throws -> ItemIdentity {
      try #require(rules.identity(of: .value(try JSONValue(parsing: text))))
    }
    let seven = try identity(#"{"kind":"text","id":7}"#)
    #expect(try identity(#"{"id":7.0,"kind":"text"}"#) == seven)
    #expect(try identity(#"{"id":70e-1,"kind":"text"}"#).hashValue == seven.hashValue)
    #expect(try identity(#"{"kind":"text","id":"7"}"#) != seven)
    #expect(try identity(#"{"kind":"photo","id":7}"#) != seven)
    #expect(rules.identity(of: .malformed(reason: "", text: "")) == nil)
  }

  @Test("Equal hashes are told apart by reading again") func collisions() throws {
    let item = try #require(ItemID(.number(JSONNumber(1))))
    let identity = ItemIdentity(kind: ExactText("a"), id: item)
    let other = ItemIdentity(kind: ExactText("b"), id: item)
    var seen = SeenIdentities()
    #expect(seen.note(identity, at: 0) { _ in nil } == nil)
    #expect(seen.note(identity, at: 4) { _ in identity } == 0)
    // The earlier item has the same hash, and another identity.
    #expect(seen.note(identity, at: 5) { _ in other } == nil)
    #expect(seen.note(identity, at: 6) { _ in other } == 5)
  }
}
