import Testing

@testable import RosterTerminal

@Suite("Columns of text")
struct ColumnTests {
  @Test(
    "Scalars of one kind",
    arguments: [
      ("", 0), ("a", 1), ("é", 1), ("ж", 1), ("…", 1), ("─", 1), ("\u{A0}", 1), ("①", 1),
      ("你", 2), ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("\u{3000}", 2), ("한", 2), ("\u{20000}", 2),
      ("⚡", 2), ("⏳", 2), ("💰", 2), ("🫠", 2), ("\u{1FAE9}", 2), ("\u{4DC0}", 2), ("☰", 2),
      ("❤", 1), ("©", 1), ("☎", 1), ("✓", 1), ("\u{E0A0}", 1), ("\u{AD}", 0), ("\u{200B}", 0),
      ("\u{FEFF}", 0), ("\u{2060}", 0), ("\u{600}", 1),
    ])
  func scalars(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test(
    "Sequences that are drawn as one",
    arguments: [
      ("e\u{301}", 1), ("n\u{303}\u{323}", 1), ("ก็", 1), ("❤\u{FE0F}", 2), ("⚡\u{FE0E}", 2),
      ("☎\u{FE0E}", 1), ("👍🏽", 2), ("☝🏽", 2), ("☝\u{FE0F}🏽", 2), ("🏽", 2), ("🍎🏽", 4),
      ("🇺🇸", 2), ("🇺🇸🇩🇪", 4), ("🇺", 2), ("🇺🇸🇩", 4), ("1\u{FE0F}\u{20E3}", 2),
      ("1\u{20E3}", 1), ("1\u{FE0F}", 1), ("#\u{FE0F}\u{20E3}", 2), ("12\u{FE0F}\u{20E3}", 3),
      ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("👩🏻‍❤️‍💋‍👨🏿", 2), ("⛹‍♂", 2),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1100}\u{1100}", 4), ("각", 2), ("가\u{11A8}", 2),
      ("क\u{93E}", 2), ("क\u{94D}\u{200D}", 1), ("می\u{200C}خ", 3),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", 2), ("葛\u{E0100}", 2),
    ])
  func sequences(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test("The table's runs ascend, and neighbours differ")
  func table() {
    let table = ScalarClass.table
    #expect(table[0] >> 4 == 0)
    for (left, right) in zip(table, table.dropFirst()) {
      #expect(left >> 4 < right >> 4)
      #expect(left & 0xF != right & 0xF)
    }
    #expect(ScalarClass("\u{10FFFF}") == .replaced)
    #expect(ScalarClass("\u{10FFFD}") == .narrowUnsettled)
  }

  @Test("Classes agree with the standard library's properties for every scalar of Unicode 15")
  func properties() {
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15
      else { continue }
      let kind = ScalarClass(scalar)
      let properties = scalar.properties
      switch properties.generalCategory {
      case .control: #expect(kind == (value == 0x85 ? .separator : .replaced), "\(value)")
      case .nonspacingMark, .enclosingMark:
        #expect(
          kind == .mark || properties.isDefaultIgnorableCodePoint, "\(value)")
      case .uppercaseLetter, .decimalNumber, .mathSymbol, .currencySymbol:
        #expect([.narrow, .wide, .emojiNarrow, .emojiWide].contains(kind), "\(value)")
      default: break
      }
      if properties.isEmojiPresentation {
        #expect([.emojiWide, .emojiModifier, .regionalIndicator].contains(kind), "\(value)")
      }
    }
  }

  @Test("Counting stops at the limit")
  func limit() {
    #expect(TerminalText.columns(of: "你好世界", limit: 5) == 5)
    #expect(TerminalText.columns(of: "你好世界", limit: 0) == 0)
    #expect(TerminalText.columns(of: "a", limit: -3) == 0)
  }
}
