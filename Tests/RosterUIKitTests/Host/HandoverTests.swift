import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("A table view that goes from one driver to another")
struct HandoverTests {
  @Test("A pull asks the driver that shows its table")
  func refreshControl() async {
    let told = Box<[String]>([])
    func driver(_ name: String) -> TableDriver {
      TableDriver {
        TableModel { SectionModel("s", rows: [SampleRow(name)]) }
          .onRefresh { await MainActor.run { told.value.append(name) } }
      }
    }
    let one = driver("one")
    let screen = Screen(one)
    screen.person.pullToRefresh()
    await one.settled()
    let two = driver("two")
    one.detach()
    two.attach(to: screen.tableView)
    screen.window.layoutIfNeeded()
    screen.person.pullToRefresh()
    for _ in 0..<20 { await Task.yield() }
    #expect(told.value == ["one", "two"])
  }

  @Test("A table view controller makes room for the keyboard by itself")
  func controller() {
    let page = KeyController(style: .plain)
    page.show(TableDriver(TableModel { SectionModel("s", rows: [SampleRow("a")]) }))
    page.showKeyboard(height: 200)
    #expect(page.room == 0)
    page.hideKeyboard()
  }

  @Test("The room for the keyboard goes with the host that made it")
  func keyboard() {
    let list = LetterScreen((0..<100).map { "\($0)" })
    list.screen.showKeyboard(height: 200)
    #expect(list.screen.tableView.contentInset.bottom == 200)
    list.screen.driver.detach()
    list.screen.attach()
    list.screen.hideKeyboard()
    #expect(list.screen.tableView.contentInset.bottom == 0)
  }
}
