import RosterTesting
import Testing

@testable import Roster

@Suite("What Enter or a click on a row means, and where the cursor may stand")
@MainActor struct ActivationTests {
  private struct Thing: RowModel {
    let id: Int
    var content: RowContent
  }

  private let heard = Box<[String]>([])
  private let id = RowID(Thing.self, 1)

  private func row(_ accessory: RowAccessory = .none, isEnabled: Bool = true) -> Row<Thing> {
    let content = RowContent(title: "thing", accessory: accessory).enabled(isEnabled)
    return Row(Thing(id: 1, content: content))
      .onHighlight { [heard] in heard.value.append("pressed \($1)") }
  }

  private func driver(_ row: Row<Thing>) -> TableDriver {
    let driver = TableDriver(TableModel { SectionModel("s") { row } })
    driver.attach(RecordingHost(driver))
    return driver
  }

  /// What a row with all handlers hears.
  private func all(_ row: Row<Thing>) -> Row<Thing> {
    row.onActivate { [heard] _ in heard.value.append("select") }
      .onPrimaryAction { [heard] _ in heard.value.append("primary") }
      .onAccessoryTap { [heard] _ in heard.value.append("accessory") }
      .onToggle { [heard] in heard.value.append("toggle \($1)") }
  }

  private func heard(_ row: Row<Thing>) -> (RowActivation, [String]) {
    heard.value = []
    let activation = driver(row).activate(id)
    return (activation, heard.value)
  }

  @Test("A switch is turned, a field typed in, before anything else")
  func operated() {
    let switched = heard(all(row(.toggle(isOn: true))))
    #expect(switched.0 == .toggle(isOn: false))
    #expect(switched.1 == ["pressed true", "toggle false", "pressed false"])
    let typed = heard(all(row(.textField(RowTextField("")))))
    #expect(typed.0 == .edit)
    #expect(typed.1 == ["pressed true", "pressed false"])
    // Nobody hears of this switch.
    let deaf = row(.toggle(isOn: true)).onActivate { [heard] _ in heard.value.append("select") }
    #expect(heard(deaf).0 == .open)
  }

  @Test("Else the row is chosen, or its main thing done, or its button used")
  func chosen() {
    let chosen = heard(all(row(.disclosure)))
    #expect(chosen.0 == .open)
    #expect(chosen.1 == ["pressed true", "select", "pressed false"])
    let primary = heard(row(.info).onPrimaryAction { [heard] _ in heard.value.append("primary") })
    #expect(primary.0 == .primaryAction)
    #expect(primary.1 == ["pressed true", "primary", "pressed false"])
    let info = heard(row(.info).onAccessoryTap { [heard] _ in heard.value.append("accessory") })
    #expect(info.0 == .accessory)
    #expect(info.1 == ["pressed true", "accessory", "pressed false"])
  }

  @Test("A disabled row, one that does nothing, and one that is not there mean nothing")
  func nothing() {
    for row in [all(row(.toggle(isOn: true), isEnabled: false)), row(), row(.checkmark)] {
      let (activation, events) = heard(row)
      #expect(activation == .none)
      #expect(events == [])
    }
    let driver = driver(all(row()))
    #expect(driver.activate(RowID(Thing.self, 2)) == .none)
    #expect(driver.activation(of: RowID(Thing.self, 2)) == .none)
    #expect(heard.value == [])
  }

  @Test("The cursor passes over the header and the footer of a table that nothing can be done with")
  func focus() {
    let plain = TableModel {
      SectionModel("s") {
        SampleRow("a"); SampleRow("b")
      }
    }
    let dull = plain.header(SampleRow("top")).footer(SampleRow("end"))
    var driver = TableDriver(dull)
    driver.attach(RecordingHost(driver))
    #expect(driver.firstFocusable == sampleID("a"))
    #expect(driver.lastFocusable == sampleID("b"))
    #expect(driver.focusable(from: 3, forward: true) == nil)
    #expect(driver.focusable(from: -1, forward: true) == nil)
    driver.moveCursor(to: sampleID("b"))
    #expect(driver.cursorIndex == 2)
    driver.moveCursor(to: sampleID("gone"))
    #expect(driver.cursorIndex == nil)

    driver = TableDriver(plain.header(Row("top") { .toggle("top", isOn: true) }))
    driver.attach(RecordingHost(driver))
    #expect(driver.firstFocusable == driver.table.id(at: at(0, 0)))
    #expect(driver.table.sections[0].role == .tableHeader)

    driver = TableDriver(TableModel(sections: []).header(SampleRow("alone")))
    driver.attach(RecordingHost(driver))
    #expect(
      driver.firstFocusable
        == driver.table.sections.firstIndex { $0.role == .placeholder }
        .map { driver.table.id(at: at($0, 0)) })
  }
}
