import Roster
import Testing

@testable import RosterProgram

@Suite("Which fields a row shows") struct FieldPathsTests {
  private func parts(_ text: String, _ given: [FieldRole: JSONPath] = [:]) throws -> ItemParts {
    FieldPaths(given).parts(of: .value(try JSONValue(parsing: text)))
  }

  @Test("Guesses are taken in order, each field once") func guesses() throws {
    let parts = try parts(
      #"{"text":"hello","name":"Ada","id":7,"type":"person","created_at":"2024-01-01","title":""}"#)
    #expect(
      parts
        == ItemParts(
          kind: "person", id: "7", title: "Ada", subtitle: "hello", detail: "2024-01-01"))
  }

  @Test("A path wins over every guess, and reaches into arrays") func given() throws {
    let item = #"{"title":"no","a":[{"b":"yes"}],"n":{"x":1.50}}"#
    let parts = try parts(item, [.title: "a.0.b", .detail: "n.x", .subtitle: "missing"])
    #expect(parts == ItemParts(title: "yes", detail: "1.50"))
    #expect(try self.parts(#"["a","b"]"#, [.title: "1"]).title == "b")
  }

  @Test("An item without a title is named by an object inside, its kind, or its text") func nested()
    throws
  {
    let event = #"{"event":"push","payload":{"x":1,"repository":{"full_name":"a/b"}}}"#
    #expect(try parts(event).title == "a/b")
    #expect(try parts(event).kind == "push")
    #expect(try parts(#"{"kind":"ping","n":1}"#) == ItemParts(title: "ping"))
    #expect(try parts(#"{"n":[1,{"b":null}]}"#).title == "{n: [1, {b: null}]}")
  }

  @Test(
    "What is no object is shown as it is",
    arguments: [
      (#""text""#, "text"), ("7.10", "7.10"), ("true", "true"), ("null", "null"),
      (#"[1,"b"]"#, #"[1, "b"]"#), ("{}", "{}"),
    ])
  func others(_ text: String, _ title: String) throws {
    #expect(try parts(text).title == title)
  }

  @Test("A long or deep value is cut short") func huge() throws {
    let long = try parts(#"{"title":"\#(String(repeating: "x", count: 5_000))"}"#).title
    #expect(long.count == FieldText.limit + 1)
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    #expect(try parts(deep).title == "[[[[[[[[[…]]]]]]]]]")
    // One letter under a mountain of marks.
    let marks = String(repeating: "\u{301}", count: 3_000)
    #expect(try parts(#"{"title":"a\#(marks)"}"#).title.unicodeScalars.count == FieldText.limit + 1)
  }

  @Test("A line that is no JSON is shown, with the reason") func malformed() {
    let parts = FieldPaths().parts(of: .malformed(reason: "why", text: "{oops"))
    #expect(parts == ItemParts(title: "{oops", subtitle: "why"))
  }

  @Test(
    "Numbers are grouped, nouns agree",
    arguments: [
      (0, "0 items"), (1, "1 item"), (1_000, "1,000 items"), (1_234_567, "1,234,567 items"),
    ])
  func counts(_ count: Int, _ text: String) {
    #expect(FieldText.counted(count, "item") == text)
  }
}
