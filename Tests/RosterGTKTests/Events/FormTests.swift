#if GTK
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Real keys in the fields of a form.
  final class FormTests: GTKTestCase {
    func testEscapeLeavesTextAndDataAsTheyWere() {
      onScreen {
        for follows in [true, false] {
          let form = Form(["one", "two"])
          form.follows = follows
          let list = ListWindow(form.driver)
          let person = Person(list)
          person.press("Return", "End")
          person.type("xy")
          XCTAssertEqual(form.texts[0], follows ? "onexy" : "one")
          person.press("Escape")
          list.waitForFrames()
          XCTAssertEqual(form.take(), ["edit 0 onex", "edit 0 onexy", "edit 0 one"])
          XCTAssertEqual(form.texts[0], "one")
          XCTAssertEqual(list.standard(0)?.field?.text, "one")
          XCTAssertFalse(list.host.focus.isTyping)
          XCTAssertEqual(list.focused, form.id(0))
          // What was typed and taken back by hand was told already.
          person.press("Return", "End")
          person.type("z")
          person.press("BackSpace", "Escape")
          XCTAssertEqual(form.take(), ["edit 0 onez", "edit 0 one"])
          // What is kept is where the next text begins.
          person.press("Return", "End")
          person.type("k")
          person.press("Return")
          person.type("l")
          person.press("Escape")
          XCTAssertEqual(form.texts[0], "onek")
          list.close()
        }
      }
    }

    func testEscapeBringsTheFormerTextBackAfterTheRowGotAnotherWidget() {
      onScreen {
        let form = Form(["one", "two", "three"])
        let list = ListWindow(form.driver)
        let person = Person(list)
        person.press("Return", "End")
        person.type("x")
        form.order = [2, 1, 0]
        form.driver.flush()
        list.waitForFrames()
        person.type("y")
        XCTAssertEqual(form.texts[0], "onexy")
        person.press("Escape")
        XCTAssertEqual(form.texts, ["one", "two", "three"])
        XCTAssertFalse(form.take().contains { $0.hasPrefix("commit") })
        list.close()
      }
    }

    func testWhatTheDataFollowedIsCommittedAllTheSame() {
      onScreen {
        let form = Form(["one", "two"])
        let list = ListWindow(form.driver)
        let person = Person(list)
        person.press("Return", "End")
        person.type("x")
        list.waitForFrames()
        person.press("Down")
        XCTAssertEqual(form.take(), ["edit 0 onex", "commit 0 onex"])
        list.close()
      }
    }

    func testTabGoesFromFieldToFieldAndKeepsWhatIsTyped() {
      onScreen {
        // A field that cannot be typed in, and a row without one, which ends the form.
        let form = Form(["a", "b", "off", "c", nil, "d"])
        let list = ListWindow(form.driver)
        let person = Person(list)
        person.press("Return", "ctrl+a")
        for (key, text) in [("Tab", "A"), ("Tab", "B"), ("shift+Tab", "C"), ("shift+Tab", "BB")] {
          person.type(text)
          person.press(key)
        }
        person.type("AA")
        person.press("Return")
        XCTAssertEqual(
          form.take().filter { $0.hasPrefix("commit") },
          ["commit 0 A", "commit 1 B", "commit 3 C", "commit 1 BB", "commit 0 AA"])
        // Before the first field there is the row.
        person.press("shift+Tab")
        XCTAssertFalse(list.host.focus.isInControl)
        XCTAssertEqual(list.focused, form.id(0))
        // Past the last one there is the next row, and what is typed is kept.
        form.driver.moveCursor(to: form.id(3))
        person.press("Return", "ctrl+a")
        person.type("last")
        person.press("Tab")
        XCTAssertEqual(form.take().last, "commit 3 last")
        XCTAssertFalse(list.host.focus.isTyping)
        XCTAssertEqual(list.focused, form.id(4))
        list.close()
      }
    }

    func testTabFromARowThatLeavesWithItsText() {
      onScreen {
        let form = Form(["a", "b", "c"])
        form.onCommit = { form, id in form.order.removeAll { $0 == id } }
        let list = ListWindow(form.driver)
        let person = Person(list)
        person.press("Return")
        person.type("x")
        person.press("Tab")
        list.waitForFrames()
        XCTAssertEqual(form.order, [1, 2])
        XCTAssertFalse(list.host.focus.isTyping)
        XCTAssertEqual(list.focused, form.driver.cursor)
        XCTAssertEqual(list.focused, form.id(1))
        list.close()
      }
    }
  }

  /// Rows with fields, `nil` for a row without, whose data follows each letter if wanted.
  @MainActor @Observable private final class Form {
    var texts: [String]
    var order: [Int]
    var follows = true
    @ObservationIgnored var onCommit: (Form, Int) -> Void = { _, _ in }
    @ObservationIgnored private var log: [String] = []
    @ObservationIgnored private var plain: Set<Int> = []
    @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

    init(_ texts: [String?]) {
      self.texts = texts.map { $0 ?? "" }
      order = Array(texts.indices)
      plain = Set(texts.indices.filter { texts[$0] == nil })
    }

    func id(_ index: Int) -> RowID { RowID(ContentRow.self, index) }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    private var table: TableModel {
      let rows = order.map { index in
        let text = texts[index]
        let content =
          plain.contains(index)
          ? RowContent.text("plain") : .field("\(index)", text: text).enabled(text != "off")
        return Row(ContentRow(index, content))
          .onEdit(with: self) { form, _, text in
            form.log.append("edit \(index) \(text)")
            if form.follows { form.texts[index] = text }
          }
          .onCommit(with: self) { form, _, text in
            form.log.append("commit \(index) \(text)")
            form.texts[index] = text
            form.onCommit(form, index)
          }
      }
      return TableModel { SectionModel("s") { rows } }
    }
  }
#endif
