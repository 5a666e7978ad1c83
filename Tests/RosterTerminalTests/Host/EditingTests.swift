import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: typing in a field") @MainActor struct EditingTests {
  private func form(_ fields: [RowTextField] = [RowTextField("one"), RowTextField("")]) -> ItemList
  {
    let list = ItemList(
      fields.enumerated().map { index, field in
        Item("field \(index)", accessory: .textField(field))
      })
    list.decorate = { row, list in
      row.onEdit { list.log.append("edit \($0.model.id): \($1)") }
        .onCommit { row, text in
          list.log.append("commit \(row.model.id): \(text)")
          guard let index = list.items.firstIndex(where: { $0.id == row.model.id }) else { return }
          list.items[index].accessory = .textField(RowTextField(text))
        }
    }
    return list
  }

  @Test(arguments: [Key.enter, "e"]) func typesAndCommits(key: Key) {
    let list = form()
    let probe = HostProbe(list)
    #expect(probe.rows[0].contains("[one "))
    probe.press(key)
    probe.type("!2")
    #expect(probe.rows[0].contains("[one!2"))
    #expect(list.log == ["edit field 0: one!", "edit field 0: one!2"])
    probe.press(.enter)
    #expect(list.log.last == "commit field 0: one!2")
    #expect(probe.rows[0].contains("[one!2"))
    #expect(probe.frame.cursor == nil)
  }

  @Test func escapeLeavesTheTextAsItWas() {
    let list = form()
    let probe = HostProbe(list)
    probe.press("e")
    probe.type("x")
    probe.press(.escape)
    #expect(probe.rows[0].contains("[one "))
    #expect(list.log == ["edit field 0: onex", "edit field 0: one"])
    #expect(!probe.hasClosed)
  }

  /// A row that follows each letter: Escape leaves the data as it was too.
  @Test func escapeLeavesDataThatFollowedAsItWas() {
    let list = form()
    list.decorate = { row, list in
      row.onEdit { row, text in
        list.log.append("edit \(text)")
        list.items[0].accessory = .textField(RowTextField(text))
      }
    }
    let probe = HostProbe(list)
    probe.press("e")
    probe.type("xy")
    probe.press(.escape)
    #expect(list.log == ["edit onex", "edit onexy", "edit one"])
    #expect(list.items[0].accessory == .textField(RowTextField("one")))
    #expect(probe.rows[0].contains("[one "))
  }

  @Test func editKeys() {
    var line = LineEditor("hello world")
    func press(_ keys: Key...) -> String {
      for key in keys { _ = line.handle(key) }
      return line.text
    }
    #expect(press(.control("w")) == "hello ")
    #expect(press(.home, .delete, "H") == "Hello ")
    #expect(press(.end, .left, .backspace) == "Hell ")
    #expect(press(.right, "x", .control("a"), .control("e"), "y") == "Hell xy")
    #expect(press(.left, .left, .control("k")) == "Hell ")
    #expect(press(.left, .control("u")) == " ")
    #expect(line.cursor == 0)
    let isKnown = [line.handle(.home), line.handle(.pageUp), line.handle(.control("x"))]
    #expect(isKnown == [true, false, false])
  }

  @Test func clustersStayWhole() {
    var line = LineEditor("a👩‍👩‍👧b")
    _ = line.handle(.left)
    _ = line.handle(.backspace)
    #expect(line.text == "ab")
    line = LineEditor("e")
    _ = line.handle(Key(.character("\u{301}")))
    #expect(line.text == "é" && line.cursor == 1)
    line = LineEditor("🇩x🇪")
    _ = line.handle(.left)
    _ = line.handle(.backspace)
    #expect(line.text == "🇩🇪" && line.cursor == 1)
  }

  @Test func theWindowFollowsTheCursor() {
    var line = LineEditor("0123456789")
    #expect(line.window(width: 5) == ("6789", 4))
    _ = line.handle(.home)
    #expect(line.window(width: 5) == ("01234", 0))
    line = LineEditor("你好世界")
    #expect(line.window(width: 4) == ("界", 2))
    #expect(line.window(width: 5) == ("世界", 4))
    #expect(line.window(width: 1) == ("", 0))
    #expect(line.window(width: 5, isSecure: true) == ("••••", 4))
  }

  @Test func pastedTextIsOneCleanLine() {
    let list = form()
    let probe = HostProbe(list)
    probe.press("e")
    probe.paste("\u{1B}[31m two\nlines\u{0}")
    #expect(list.log == ["edit field 0: one[31m two lines"])
  }

  @Test func secureTextIsNeverShown() {
    let list = form([RowTextField("secret", isSecure: true)])
    let probe = HostProbe(list)
    #expect(!probe.lines.joined().contains("secret"))
    probe.press("e")
    probe.type("x")
    #expect(probe.rows[0].contains("[•••••••"))
    #expect(list.log == ["edit field 0: secretx"])
    probe.press(.escape, "c")
    #expect(!probe.lines.joined().contains("secret"))
  }

  @Test func thePlaceholderShowsWhereNothingIsTyped() {
    let list = form([RowTextField("", placeholder: "Your name")])
    let probe = HostProbe(list)
    #expect(probe.rows[0].contains("[Your name"))
    probe.press("e")
    #expect(probe.rows[0].contains("[Your name"))
    probe.type("A")
    #expect(probe.rows[0].contains("[A "))
  }

  @Test func theTextCursorStandsInTheField() {
    let probe = HostProbe(form(), columns: 40, rows: 10)
    probe.press("e")
    let frame = probe.frame
    let column = frame.cursor?.column ?? 0
    #expect(frame.cursor?.row == 1)
    #expect(frame.lines[1].plain.prefix(column).hasSuffix("[one"))
  }

  @Test func tabGoesToTheNextField() {
    let list = form()
    let probe = HostProbe(list)
    probe.press("e")
    probe.type("1")
    probe.press(.tab)
    probe.type("2")
    probe.press(.enter)
    #expect(
      list.log.filter { $0.hasPrefix("commit") } == ["commit field 0: one1", "commit field 1: 2"])
    #expect(probe.cursor == "field 1")
  }

  @Test func updatesNeverDropWhatIsTyped() {
    let list = form()
    let probe = HostProbe(list)
    probe.press("e")
    probe.type("X")
    list.items[0].accessory = .textField(RowTextField("changed elsewhere"))
    #expect(probe.rows[0].contains("[oneX"))
    list.items[0].text = "renamed"
    #expect(probe.rows[0].hasPrefix("renamed"))
    #expect(probe.rows[0].contains("[oneX"))
    list.items.insert(contentsOf: (0..<20).map { Item("new \($0)") }, at: 0)
    list.items.swapAt(20, 21)
    probe.type("Y")
    #expect(probe.rows.contains { $0.hasPrefix("renamed") && $0.contains("[oneXY") })
    list.items[21].accessory = .none
    #expect(probe.rows.contains { $0.contains("[oneXY") })
    probe.press(.enter)
    #expect(list.log.last == "commit field 0: oneXY")
  }

  @Test func theTextOfADeletedRowIsKeptUntilThePersonDecides() {
    let list = form()
    let probe = HostProbe(list)
    probe.press("e")
    probe.type("X")
    let item = list.items[0]
    list.remove("field 0")
    #expect(probe.status.hasPrefix("row deleted › oneX"))
    probe.type("Y")
    probe.press(.enter)
    #expect(probe.status.contains("gone"))
    #expect(probe.status.contains("oneXY"))
    list.items.append(item)
    probe.type("Z")
    #expect(probe.rows.contains { $0.contains("[oneXYZ") })
    list.remove("field 0")
    probe.press(.escape)
    #expect(!probe.status.contains("oneXYZ"))
    probe.press("e")
    #expect(probe.rows[0].contains("["))
  }

  @Test func aRowWithoutFieldSaysSo() {
    let probe = HostProbe(ItemList(count: 1))
    probe.press("e")
    #expect(probe.status.hasPrefix("This row has no text field"))
  }
}
