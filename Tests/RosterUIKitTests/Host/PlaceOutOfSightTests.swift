import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor
@Suite("The place is kept out of a window, by rows that stay, and at the top as the policy says")
struct PlaceOutOfSightTests {
  @Test("Out of a window, or detached: a list at its top shows what has entered there")
  func outOfWindow() {
    let list = LetterScreen((0..<100).map { "\($0)" })
    list.screen.tableView.removeFromSuperview()
    list.store.insert(Letter("n"), at: 0)
    list.screen.driver.flush()
    list.screen.window.addSubview(list.screen.tableView)
    list.screen.window.layoutIfNeeded()
    #expect(list.screen.tableView.contentOffset.y == 0)
    #expect(list.screen.titles.first == "n")
    list.screen.driver.detach()
    list.store.insert(Letter("m"), at: 0)
    list.screen.attach()
    #expect(list.screen.titles.first == "m")
  }

  @Test("Out of a window a list at its end follows the end")
  func outOfWindowEnd() {
    let store = RecordStore(Letter.self, key: \.key, (0..<100).map { Letter("\($0)") })
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { SampleRow($0.key, $0.text) } }
    }
    let screen = Screen(driver, place: .end)
    screen.person.drag(to: 10_000)
    #expect(screen.titles.last == "99")
    screen.tableView.removeFromSuperview()
    store.append(Letter("n"))
    driver.flush()
    screen.window.addSubview(screen.tableView)
    screen.window.layoutIfNeeded()
    #expect(screen.titles.last == "n")
  }

  @Test("Out of a window the distance from the top is kept, if that is the policy")
  func outOfWindowOffset() {
    let store = RecordStore(Letter.self, key: \.key, (0..<100).map { Letter("\($0)") })
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { SampleRow($0.key, $0.text) } }
    }
    let screen = Screen(driver, place: .offset)
    screen.person.drag(to: 440)
    screen.tableView.removeFromSuperview()
    store.insert(Letter("n"), at: 0)
    driver.flush()
    screen.window.addSubview(screen.tableView)
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.contentOffset.y == 440)
  }

  @Test("A row that moves away takes nobody with it, while others are in view")
  func movedAnchor() {
    let list = LetterScreen((0..<200).map { "\($0)" })
    list.screen.person.drag(to: 440)
    #expect(list.screen.titles.first == "10")
    list.store.move("10", to: 190)
    list.screen.driver.flush()
    #expect(list.screen.top(0, 10) == 44)
    #expect(list.screen.titles.contains("11"))
    list.store.move("11", to: 0)
    list.screen.driver.flush()
    #expect(list.screen.titles.contains("12"))
    #expect(list.screen.refusals.isEmpty)
  }

  @Test("A page in front of the first keeps the place at the very top too: one page for an arrival")
  func earlier() async {
    let asked = Box(0)
    let first = Box(1_000)
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: (first.value..<1_100).map { SampleRow("\($0)") })
      }.loadEarlier(.ready) { asked.value += 1 }
    }
    let screen = Screen(driver)
    #expect(asked.value == 1)
    for _ in 0..<5 {
      first.value -= 50
      driver.apply()
      screen.window.layoutIfNeeded()
      await driver.settled()
    }
    #expect(screen.titles.contains("1000"))
    #expect(asked.value == 1)
  }

  @Test("Another forwarding delegate leaves the list where it is")
  func forwarding() {
    let list = LetterScreen((0..<100).map { "\($0)" })
    list.screen.person.drag(to: 1000)
    let other = NSObject()
    list.screen.host?.forwardingDelegate = other
    list.screen.window.layoutIfNeeded()
    #expect(list.screen.tableView.contentOffset.y == 1000)
  }
}
