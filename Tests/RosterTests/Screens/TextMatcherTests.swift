import Roster
import Testing

@Suite("Texts found whatever the case of their letters")
struct TextMatcherTests {
  @Test func matching() {
    #expect(TextMatcher("") == nil)
    #expect(TextMatcher("ÜB")?.matches("grüber") == true)
    #expect(TextMatcher("é")?.matches("caf\u{65}\u{301}") == true)
    #expect(TextMatcher("ab")?.matches("xA") == false)
    #expect(TextMatcher("ab")?.matches("xaAB") == true)
    #expect(TextMatcher("你")?.matches("你好") == true)
    #expect(TextMatcher("a")?.matches("") == false)
  }

  @Test func ranges() {
    let text = "Aba aBa"
    #expect(TextMatcher("ba")?.ranges(in: text).map { text[$0] } == ["ba", "Ba"])
    #expect(TextMatcher("ba")?.ranges(in: text, limit: 1).map { text[$0] } == ["ba"])
    #expect(TextMatcher("aa")?.ranges(in: "aaaaa").count == 2, "without overlaps")
  }

  @Test("The texts of a row: what can be read, and nothing of a secure field")
  func texts() {
    let content = RowContent(
      title: "title", subtitle: "below", detail: .text("detail"), accessory: .badge("7"))
    #expect(content.texts == ["title", "below", "detail", "7"])
    #expect(content.plainText == "title\tbelow\tdetail\t7")
    #expect(RowContent.field("Name", text: "typed").texts == ["Name", "typed"])
    #expect(RowContent.field("Word", text: "hidden", isSecure: true).texts == ["Word"])
    #expect(RowContent(title: "", subtitle: "x").texts == ["x"])
  }
}
