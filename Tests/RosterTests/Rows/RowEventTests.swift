import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Row events reach their handlers, by identity")
struct RowEventTests {
  private let heard = Box<[String]>([])

  private func driver(_ row: Row<SampleRow>) -> TableDriver {
    let driver = TableDriver(TableModel { SectionModel("s") { row } }.selection(.multiple))
    driver.attach(RecordingHostStub())
    return driver
  }

  private func note(_ text: String) { heard.value.append(text) }
  private let id = sampleID("r")

  @Test("Choose, primary action, accessory, insert")
  func simple() {
    let driver = driver(
      Row(SampleRow("r"))
        .onActivate { note("select \($0.model.id) \($0.section) \($0.index)") }
        .onPrimaryAction { _ in note("primary") }
        .onAccessoryTap { _ in note("accessory") }
        .onInsert { _ in note("insert") })
    #expect(driver.open(id))
    driver.primaryAction(id)
    driver.tapAccessory(id)
    driver.insert(at: id)
    #expect(heard.value == ["select r \"s\" 0", "primary", "accessory", "insert"])
    #expect(!driver.open(sampleID("unknown")))
  }

  @Test("Toggle, edit, commit, highlight, paste bring their values")
  func values() {
    let driver = driver(
      Row(SampleRow("r"))
        .onToggle { note("toggle \($1)") }
        .onEdit { note("edit \($1)") }
        .onCommit { note("commit \($1)") }
        .onHighlight { note("highlight \($1)") }
        .onPaste { note("paste \($1)") }
        .onFocus { note("focus \($1)") })
    driver.toggle(id, isOn: true)
    driver.edit(id, text: "a")
    driver.commit(id, text: "ab")
    driver.highlight(id, isPressed: true)
    driver.paste("text", on: id)
    driver.moveCursor(to: id)
    driver.moveCursor(to: nil)
    #expect(
      heard.value == [
        "toggle true", "edit a", "commit ab", "highlight true", "paste text", "focus true",
        "focus false",
      ])
  }

  @Test("Will-display and did-end-display come in pairs; prefetch and its cancelling arrive")
  func display() {
    let driver = driver(
      Row(SampleRow("r"))
        .onWillDisplay { _ in note("will") }.onDidEndDisplay { _ in note("did") }
        .onPrefetch { _ in note("prefetch") }.onCancelPrefetch { _ in note("cancel") })
    let cells = RecordingCells(driver, count: 1)
    driver.prefetch(id)
    cells.show()
    cells.show()
    driver.unbind(cells.slots[0])
    driver.unbind(cells.slots[0])
    driver.cancelPrefetch(id)
    #expect(heard.value == ["prefetch", "will", "did", "cancel"])
  }

  @Test("Deleting asks for what confirms it")
  func delete() {
    let driver = driver(
      Row(SampleRow("r")).onDelete(confirmation: "Really") { note("delete \($0.model.id)") })
    #expect(driver.deletion(of: id)?.confirmation == "Really")
    #expect(driver.delete(id))
    #expect(!driver.delete(sampleID("unknown")))
    #expect(heard.value == ["delete r"])
  }

  @Test("Swipe actions and the menu act on the row as it is then; a disabled action does nothing")
  func actions() {
    let driver = driver(
      Row(SampleRow("r"))
        .leadingActions { _ in [RowAction("Pin") { _ in note("pin") }] }
        .trailingActions { _ in [RowAction("Off", isEnabled: false) { _ in note("off") }] }
        .contextMenu { row in
          RowMenu([RowAction("Open") { note("open \($0.id.key)") }], preview: .text(row.model.text))
        })
    let menu = driver.menu(of: id)
    #expect(menu?.preview == .text("r"))
    for action in driver.leadingActions(of: id) + driver.trailingActions(of: id) {
      driver.perform(action, on: id)
    }
    menu.map { driver.perform($0.actions[0], on: id) }
    menu.map { driver.perform($0.actions[0], on: sampleID("gone")) }
    #expect(heard.value == ["pin", "open \"r\""])
  }

  @Test("A row may refuse to move, or ask for another place")
  func move() {
    let isFree = Box(false)
    let driver = TableDriver {
      TableModel {
        SectionModel("a") {
          Row(SampleRow("r"))
            .onMove(
              mayMove: { _ in isFree.value },
              target: { _, place in RowPlace(section: "a", index: min(place.index, 1)) },
              { note("move to \($1.section) \($1.index)") })
          SampleRow("x")
          SampleRow("y")
        }
      }
    }
    driver.attach(RecordingHostStub())
    #expect(!driver.move(id, by: 1))
    isFree.value = true
    #expect(driver.move(id, to: RowPlace(section: "a", index: 2)))
    #expect(!driver.move(id, by: -1))
    #expect(heard.value == ["move to \"a\" 1"])
  }

  @Test("Drag hands over a typed value; drop takes what has its type")
  func dragAndDrop() {
    let driver = driver(
      Row(SampleRow("r")).onDrag { _ in 42 }
        .onDrop(of: String.self) { note("text \($1)") }.onDrop(of: Int.self) {
          note("number \($1)")
        })
    #expect(driver.dragItem(of: id) as? Int == 42)
    #expect(driver.drop(7, on: id))
    #expect(driver.drop("seven", on: id))
    #expect(!driver.drop(7.5, on: id))
    #expect(heard.value == ["number 7", "text seven"])
  }

  @Test("Copy gives a text; a key does what it says")
  func copyAndKeys() {
    let driver = driver(
      Row(SampleRow("r")).onCopy { $0.model.text }.onKey("x", title: "Archive") { _ in note("x") })
    #expect(driver.copyText(of: id) == "r")
    #expect(driver.copyText(of: sampleID("unknown")) == nil)
    #expect(driver.keyCommands(of: id).map(\.title) == ["Archive"])
    #expect(driver.press("x", on: id))
    #expect(!driver.press("y", on: id))
    #expect(heard.value == ["x"])
  }

  @Test("willDeselect may keep a row selected; onDeselect is told")
  func deselect() {
    let mayLeave = Box(false)
    let driver = driver(
      Row(SampleRow("r")).willDeselect { _ in mayLeave.value }.onDeselect { _ in note("deselect") })
    driver.select(id)
    driver.deselect(id)
    #expect(driver.isSelected(id))
    mayLeave.value = true
    driver.deselect(id)
    #expect(!driver.isSelected(id))
    #expect(heard.value == ["deselect"])
  }

  @Test("A handler holds its owner weakly, and does nothing once the owner is gone")
  func weakOwner() {
    final class Owner { var count = 0 }
    var owner: Owner? = Owner()
    weak let gone = owner
    let driver = driver(
      Row(SampleRow("r")).onActivate(with: owner!) { owner, _ in owner.count += 1 }
        .onCopy(with: owner!) { _, row in row.model.text })
    driver.open(id)
    #expect(owner?.count == 1)
    owner = nil
    #expect(gone == nil)
    driver.open(id)
    #expect(driver.copyText(of: id) == nil)
  }

  @Test("A row that is not enabled cannot be chosen")
  func disabled() {
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          Row("b") { .text("b").enabled(false) }.onActivate { _ in note("chosen") }
        }
      })
    driver.attach(RecordingHostStub())
    #expect(!driver.open(RowID(.section("s"), "b")))
    #expect(heard.value.isEmpty)
  }

  @Test("All actions of a row in one menu, without deleting; disabled ones stay where they are")
  func fullMenu() throws {
    let row = Row(SampleRow("r"))
      .contextMenu { _ in
        note("asked")
        return RowMenu([RowAction("menu") { _ in }])
      }
      .leadingActions { _ in [RowAction("lead", isEnabled: false) { _ in }] }
      .trailingActions { _ in [RowAction("trail") { _ in }] }
      .onAccessoryTap { _ in note("info") }
      .onInsert { _ in note("insert") }
      .onDelete { _ in }
    let driver = driver(row)
    // Without a button there is nothing to press.
    let menu = try #require(driver.fullMenu(of: id))
    #expect(menu.title == "r")
    #expect(menu.actions.map(\.title) == ["menu", "lead", "trail", "Insert"])
    #expect(driver.fullMenu(of: sampleID("gone"))?.title == nil)
    driver.perform(menu.actions[3], on: id)
    #expect(heard.value == ["asked", "insert"])
  }
}
