import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: how rows are drawn") @MainActor struct RowRendererTests {
  private func lines(
    _ content: RowContent, _ width: Int = 30, height: RowHeight = .automatic, indentation: Int = 0
  ) -> [String] {
    var renderer = RowRenderer(width: width)
    renderer.indentation = indentation
    let lines = renderer.draw(content, height: height).lines
    #expect(lines.allSatisfy { $0.columns == width })
    return lines.map(\.plain)
  }

  @Test func titleDetailAndAccessoryShareALine() {
    #expect(lines(.value("Price", "5 €"), 20) == ["Price            5 €"])
    #expect(
      lines(.value("Price", "5 €").accessory(.disclosure), 20) == ["Price          5 € ›"])
    #expect(lines(.text("On").accessory(.checkmark), 10) == ["On       ✓"])
    #expect(lines(.toggle("Wi-Fi", isOn: true), 12) == ["Wi-Fi    [x]"])
    #expect(lines(.toggle("Wi-Fi", isOn: false), 12) == ["Wi-Fi    [ ]"])
    #expect(lines(.text("Inbox").accessory(.badge("12")), 12) == ["Inbox   (12)"])
    #expect(lines(.text("Load").accessory(.progress(0.42)), 24) == ["Load      ━━━━┄┄┄┄┄┄ 42%"])
    #expect(lines(.text("Load").accessory(.progress(nil)), 12) == ["Load     ···"])
    #expect(lines(.text("More").accessory(.info), 12) == ["More     (i)"])
  }

  @Test func theSubtitleStandsBelow() {
    #expect(lines(.subtitle("Title", "below"), 10) == ["Title     ", "below     "])
    #expect(
      lines(.subtitle("Title", "below").image(.symbol("★")), 12) == [
        "★  Title    ", "   below    ",
      ])
  }

  @Test func oneFixedLineHoldsBoth() {
    #expect(lines(.subtitle("Title", "beside"), 20, height: .fixed(20)) == ["Title  beside       "])
  }

  @Test func fixedHeightsAreKept() {
    #expect(lines(.text("a"), 3, height: .fixed(80)).count == 4)
    #expect(lines(.subtitle("a", "b"), 3, height: .fixed(40)).count == 2)
    #expect(lines(.subtitle("a", "b c d e f").lines(subtitle: 0), 3, height: .fixed(40)).count == 2)
    for absurd in [Double.nan, .infinity, -.infinity, -5, 0, 1e-300] {
      #expect(lines(.text("a"), 3, height: .fixed(absurd)).count == 1)
    }
    #expect(lines(.text("a"), 3, height: .fixed(1e300)).count == RowRenderer.highest)
  }

  @Test func linesAreWrappedAsAskedFor() {
    let text = "one two three four"
    #expect(lines(.text(text).lines(title: 0), 9) == ["one two  ", "three    ", "four     "])
    #expect(lines(.text(text).lines(title: 2), 9) == ["one two  ", "three…   "])
    #expect(lines(.text(text), 9) == ["one two …"])
    #expect(lines(.text(text).lines(title: -1), 9).count == 3)
    #expect(lines(.subtitle("t", text).lines(subtitle: 0), 9).count == 4)
  }

  @Test func longDetailsLeaveRoomForTheTitle() {
    let line = lines(.value("A long title here", "and a long detail here"), 30)[0]
    #expect(line.hasPrefix("A long ti"))
    #expect(line.contains("…"))
  }

  @Test func wideTextKeepsItsColumns() {
    #expect(lines(.value("你好世界", "价格"), 14) == ["你好世界  价格"])
    #expect(lines(.text("你好世界").accessory(.disclosure), 8) == ["你好…  ›"])
  }

  @Test func indentationNeverTakesAllOfTheWidth() {
    #expect(lines(.text("abc"), 12, indentation: 1) == ["  abc       "])
    #expect(lines(.text("abc"), 12, indentation: 1_000) == ["    abc     "])
    #expect(lines(.text("abc"), 12, indentation: .max) == ["    abc     "])
    #expect(lines(.text("abc"), 12, indentation: .min) == ["abc         "])
  }

  @Test func picturesTakeTwoColumns() {
    #expect(lines(.text("a").image(.symbol("👩‍👩‍👧")), 8) == ["👩‍👩‍👧 a    "])
    #expect(lines(.text("a").image(.symbol("star.fill")), 8) == ["▪  a    "])
    #expect(lines(.text("a").image(.remote("https://example.org/a.png")), 8) == ["▣  a    "])
  }

  @Test func everyWidthIsFilledExactly() {
    let content = RowContent(
      title: "你好 title", subtitle: "sub 世界", detail: .text("detail"), image: .symbol("★"),
      accessory: .badge("你好你好你好"))
    let accessories: [RowAccessory] = [
      .none, .disclosure, .checkmark, .info, .toggle(isOn: true), .badge("9"), .progress(0.5),
      .textField(RowTextField("text")), .textField(RowTextField("", placeholder: "你好")),
    ]
    for width in 1...50 {
      for accessory in accessories {
        for lines in [1, 0] {
          let content = content.accessory(accessory).lines(title: lines, subtitle: lines)
          var renderer = RowRenderer(width: width)
          #expect(renderer.draw(content).lines.allSatisfy { $0.columns == width })
          renderer.editor = LineEditor("typing 你好")
          renderer.matcher = TextMatcher("t")
          let drawing = renderer.draw(content)
          #expect(drawing.lines.allSatisfy { $0.columns == width })
          #expect((0...width).contains(drawing.cursor ?? -1))
        }
      }
    }
    #expect(RowRenderer(width: 0).draw(content).lines.map(\.columns) == [0])
  }

  @Test func nonsenseProgressIsContained() {
    #expect(ProgressText.bar(.nan) == "···")
    #expect(ProgressText.bar(-1) == "┄┄┄┄┄┄┄┄┄┄ 0%")
    #expect(ProgressText.bar(.infinity) == "━━━━━━━━━━ 100%")
    #expect(ProgressText.bar(0.999) == "━━━━━━━━━┄ 99%")
  }

  @Test func rowsAreMarkedWithoutColors() {
    func attributes(_ content: RowContent, role: LineRole = .row) -> Style.Attributes? {
      var renderer = RowRenderer(width: 10)
      renderer.role = role
      return renderer.draw(content).lines.first?.runs.first?.style.attributes
    }
    #expect(attributes(.text("a")) == [])
    #expect(attributes(.text("a").role(.prominent)) == .bold)
    #expect(attributes(.text("a").role(.placeholder)) == .dim)
    #expect(attributes(.text("a").enabled(false)) == .dim)
    #expect(attributes(.text("a"), role: .header) == .bold)
    #expect(attributes(.text("a"), role: .footer) == .dim)
  }

  /// Every part of every row that does not react is dim, and none is bold, which hides it in many a terminal.
  @Test func disabledRowsAreDimThroughout() {
    let accessories: [RowAccessory] = [
      .none, .disclosure, .checkmark, .info, .toggle(isOn: true), .toggle(isOn: false),
      .badge("9"), .progress(0.5), .textField(RowTextField("text")), .textField(RowTextField("")),
      .textField(RowTextField("", placeholder: "hint")),
      .textField(RowTextField("secret", isSecure: true)),
    ]
    for role in [RowRole.plain, .prominent, .destructive, .placeholder] {
      for accessory in accessories {
        let content = RowContent(
          title: "title", subtitle: "subtitle", detail: .text("detail"), image: .symbol("★"),
          accessory: accessory, role: role)
        func runs(_ isEnabled: Bool) -> [StyledText.Run] {
          RowRenderer(width: 60).draw(content.enabled(isEnabled)).lines.flatMap(\.runs)
            .filter { $0.text.contains { $0 != " " } }
        }
        for run in runs(false) {
          #expect(run.style.attributes.contains(.dim), "\(run.text) of \(role)")
          #expect(!run.style.attributes.contains(.bold), "\(run.text) of \(role)")
        }
        let isPlaceholder = role == .placeholder
        #expect(isPlaceholder || runs(true).contains { !$0.style.attributes.contains(.dim) })
      }
    }
  }

  @Test func controlCharactersNeverReachTheScreen() {
    let text = lines(.subtitle("\u{1B}[31mred\u{202E}", "a\u{7}\u{9B}b"), 20).joined()
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }
}
