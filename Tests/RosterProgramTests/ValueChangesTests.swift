import Roster
import Testing

@testable import RosterProgram

@Suite("What differs inside of a changed item") struct ValueChangesTests {
  private func paths(_ old: String, _ new: String) throws -> [String] {
    ValueChanges(
      from: .value(try JSONValue(parsing: old)), to: .value(try JSONValue(parsing: new))
    ).changes.map(\.path)
  }

  @Test("Members are named where they differ, come or go, however few are shared") func members()
    throws
  {
    #expect(try paths(#"{"a":1,"b":2,"c":3}"#, #"{"c":4,"d":5,"a":1}"#) == ["b", "c", "d"])
    #expect(try paths(#"{"a":{"x":1},"b":2}"#, #"{"a":{"x":2},"b":2}"#) == ["a.x"])
  }

  @Test("Keys that Swift takes for equal are two keys, as in JSON") func exactKeys() throws {
    let old = #"{"\u00E9":1,"e\u0301":2}"#
    #expect(try paths(old, #"{"\u00E9":1,"e\u0301":3}"#) == ["e\u{301}"])
    #expect(try paths(old, #"{"\u00E9":4,"e\u0301":2}"#) == ["\u{E9}"])
  }

  @Test("An object that repeats a key is compared as a whole, so that nothing is lost")
  func repeats() throws {
    #expect(try paths(#"{"a":1,"a":2}"#, #"{"a":1,"b":2}"#) == [""])
    #expect(try paths(#"{"a":1,"b":2}"#, #"{"a":1,"a":2}"#) == [""])
  }

  @Test("An object of 20,000 members is compared without looking each one up by a walk")
  func wide() throws {
    let members = (0..<20_000).map { "\"m\($0)\":\($0)" }
    var changed = members
    changed[19_999] = "\"m19999\":true"
    let old = "{" + members.joined(separator: ",") + "}"
    let new = "{" + changed.joined(separator: ",") + "}"
    #expect(try paths(old, new) == ["m19999"])
  }
}
