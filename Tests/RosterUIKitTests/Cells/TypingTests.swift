import Foundation
import ListTestSupport
import Observation
import Roster
import RosterUIKit
import Testing

/// A form of two fields whose data follows each letter if wanted.
@MainActor @Observable private final class Form {
  var texts = ["one", "two"]
  var follows = true
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

  var table: TableModel {
    TableModel {
      SectionModel("s") {
        for index in texts.indices {
          let text = texts[index]
          Row("\(index)") { .field("Field", text: text) }
            .onEdit { _, text in
              self.log.append("edit \(text)")
              if self.follows { self.texts[index] = text }
            }
            .onCommit { _, text in self.log.append("commit \(text)") }
            .onDelete { _ in self.log.append("delete") }
            .onKey("x", title: "X") { _ in self.log.append("key x") }
        }
      }
    }
  }
}

@MainActor @Suite("UIKit: keys while a person types, and another try")
struct TypingTests {
  private func shown() -> (Form, KeyController) {
    let form = Form()
    let page = KeyController(style: .plain)
    page.show(form.driver)
    page.focus(0)
    return (form, page)
  }

  @Test("Escape leaves text and data as they were", arguments: [true, false])
  func escape(follows: Bool) {
    let (form, page) = shown()
    form.follows = follows
    page.type("onex", into: 0)
    #expect(page.isTyping(0))
    page.pressEscape()
    #expect(form.log == ["edit onex", "edit one"])
    #expect(form.texts[0] == "one" && page.typed(0) == "one")
    #expect(!page.isTyping(0))
    // Nothing is typed any more: Escape is not the list's.
    page.pressEscape()
    #expect(page.unheard == 1)
    // What is typed anew is committed as before.
    page.type("oney", into: 0)
    page.endTyping(0)
    #expect(form.log.suffix(2) == ["edit oney", "commit oney"])
  }

  @Test("Keys that are typed in a field are not the row's")
  func keys() {
    let (form, page) = shown()
    page.beginTyping(0)
    page.press("x")
    page.pressDelete()
    #expect(form.log == [] && page.unheard == 2)
    page.endTyping(0)
    page.press("x")
    page.pressDelete()
    #expect(form.log == ["commit one", "key x", "delete"])
  }

  @Test("A failure beside rows can be tried again by pulling, as it can be elsewhere by a key")
  func retry() {
    let phase = Box(TablePhase.ready)
    let tries = Box(0)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: [SampleRow("a")]) }.phase(phase.value)
        .onRetry { tries.value += 1 }
    }
    let screen = Screen(driver)
    #expect(screen.tableView.refreshControl == nil)
    phase.value = .failed("No net")
    driver.apply()
    screen.person.pullToRefresh()
    #expect(tries.value == 1)
    #expect(screen.tableView.refreshControl?.isRefreshing == false)
    phase.value = .ready
    driver.apply()
    #expect(screen.tableView.refreshControl == nil)
  }
}
