import Observation
import Roster
import RosterTesting
import Testing

@Suite("A page of a program")
@MainActor struct ListScreenTests {
  @Observable final class Counter {
    var count = 1
    var table: TableModel {
      TableModel { SectionModel("s") { for id in 0..<count { SampleRow("\(id)") } } }
    }
  }

  @Test("A page made with an owner keeps it, follows it, and lets it go with itself")
  func ownerKept() async {
    weak var owner: Counter?
    var page: ListScreen?
    do {
      let counter = Counter()
      owner = counter
      page = ListScreen(title: "Counter", owner: counter) { $0.table }
    }
    let host = page.map { RecordingHost($0.driver) }
    if let host { page?.driver.attach(host) }
    #expect(page?.driver.table.rowCount == 1)
    owner?.count = 3
    await page?.driver.settled()
    #expect(page?.driver.table.rowCount == 3)
    page?.driver.detach()
    page = nil
    #expect(owner == nil)
  }
}
