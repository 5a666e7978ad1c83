import RosterTesting
import Testing

@testable import Roster

@Suite("What is said beside a list") @MainActor struct StatusTests {
  private func screen(_ table: TableModel) -> ListScreen {
    let screen = ListScreen(title: "", driver: TableDriver(table))
    screen.driver.attach(RecordingHost(screen.driver))
    return screen
  }

  private let rows = TableModel {
    SectionModel("s") { for id in ["a", "b", "c"] { SampleRow(id) } }
  }
  .selection(.multiple)

  @Test("Nothing for a list at rest; else the most important first")
  func parts() async {
    let screen = screen(rows.phase(.failed("no net")).onRefresh { await Task.yield() })
    #expect(self.screen(rows).statusParts == [])
    screen.progress = { 0.5 }
    screen.status = { "three letters" }
    screen.driver.selectAll()
    screen.driver.refresh()
    #expect(
      screen.statusParts == [
        .refreshing, .failed("no net"), .progress(0.5), .selected(3), .text("three letters"),
      ])
    screen.status = { "" }
    screen.progress = { nil }
    #expect(screen.statusParts == [.refreshing, .failed("no net"), .selected(3)])
  }

  @Test("Selected rows are counted")
  func selected() {
    let screen = screen(rows)
    screen.driver.select(sampleID("b"))
    #expect(screen.statusParts == [.selected(1)])
    screen.driver.selectAll()
    #expect(screen.statusParts == [.selected(3)])
  }

  @Test("Each part has words")
  func words() {
    #expect(StatusPart.selected(1_234_567).words == "1,234,567 selected")
    #expect(StatusPart.failed("no net").words == "no net")
    #expect(
      [0.999, 1, -1, .infinity, .nan].map { StatusPart.progress($0).words }
        == ["99%", "100%", "0%", "100%", "0%"])
    #expect(StatusPart.loading.isBusy)
    #expect(!StatusPart.progress(0.5).isBusy)
    let words = Words()
    #expect(
      [-1_000, 0, 999, 1_000, 1_234_567].map(words.number)
        == ["-1000", "0", "999", "1,000", "1,234,567"])
    #expect(words.status.more(words.number(1_000)) == "… 1,000 more")
  }

  @Test("The cursor is counted among the rows, not among what stands for the list")
  func position() {
    let screen = screen(rows.header(SampleRow("top")).footer(SampleRow("end")))
    #expect(ListPosition(screen.driver) == ListPosition(number: 0, count: 3))
    let table = screen.driver.table
    for (index, number) in [0, 1, 2, 3, 3].enumerated() {
      screen.driver.moveCursor(to: table.id(at: table.path(atFlatIndex: index)))
      #expect(ListPosition(screen.driver).number == number, "row \(index)")
    }
    screen.driver.moveCursor(to: sampleID("gone"))
    #expect(ListPosition(screen.driver).number == 0)
    #expect(ListPosition(number: 3, count: 1_200).words == "3/1,200")
    let empty = self.screen(TableModel(sections: []))
    #expect(ListPosition(empty.driver).words == "0/0")
  }

  @Test("A second command for a key replaces the first")
  func commands() {
    let screen = screen(rows)
    let heard = Box<[String]>([])
    screen.command("a", "old") { heard.value.append("old") }
    screen.command("b", "other") { heard.value.append("other") }
    screen.command("a", "new") { heard.value.append("new") }
    #expect(screen.commands.map(\.title) == ["other", "new"])
    for command in screen.commands { command.action() }
    #expect(heard.value == ["other", "new"])
  }
}
