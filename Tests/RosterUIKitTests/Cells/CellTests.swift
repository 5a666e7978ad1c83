import ListTestSupport
import Foundation
import Observation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("UIKit: cells of rows")
struct CellTests {
  @Test("A nib, a prototype and a class each make the cells of their kind")
  func sources() {
    Screen.offerNib("LabelNib")
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          NibRow(id: "nib")
          PrototypeRow(id: "prototype")
          LabelRow("class")
        }
      })
    let screen = Screen(driver, attached: false)
    screen.offerPrototype("LabelPrototype")
    screen.attach()
    #expect(screen.titles == ["nib", "prototype", "class"])
    #expect(screen.refusals.isEmpty)
  }

  @Test(
    "A closure makes a cell by hand; it runs again after a rebuild, unless its revision is the same"
  )
  func closures() {
    let texts = Box(["a", "b"])
    let made = Box([0, 0])
    let driver = TableDriver {
      let (first, second) = (texts.value[0], texts.value[1])
      return TableModel {
        SectionModel("s") {
          Screen.closureRow("one") {
            made.value[0] += 1
            return first
          }
          Screen.closureRow("two", revision: second) {
            made.value[1] += 1
            return second
          }
        }
      }
    }
    let screen = Screen(driver, attached: false)
    screen.registerPlain()
    screen.attach()
    #expect(screen.titles == ["a", "b"])
    texts.value[0] = "c"
    driver.apply()
    #expect(screen.titles == ["c", "b"])
    #expect(made.value == [2, 1])
    #expect(screen.refusals.isEmpty)
  }

  @Test("A kind that flips gets another cell and keeps its selection")
  func flips() {
    let variant = Box("")
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          LabelRow.variant("a", variant.value)
          LabelRow("b")
        }
      }.selection(.multiple)
    }
    let screen = Screen(driver)
    screen.person.tap(IndexPath(0, 0))
    let cells = (0..<2).map { screen.cell(0, $0) }
    variant.value = "wide"
    driver.apply()
    #expect(screen.cell(0, 0) !== cells[0])
    #expect(screen.cell(0, 1) === cells[1])
    #expect(screen.cell(0, 0)?.isSelected == true)
    #expect(screen.log == [["reload 0:0"]])
    #expect(screen.refusals.isEmpty)
  }

  @Test(
    "What a visible cell reads of an observable object refills that cell alone, and measures it")
  func observation() async {
    let counter = Counter()
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          CounterRow(id: "a", counter: counter)
          LabelRow("b")
        }
      })
    let screen = Screen(driver)
    #expect(screen.titles == ["0", "b"])
    counter.value = 5
    await driver.settled()
    #expect(screen.titles == ["5", "b"])
    #expect((screen.cell(0, 1) as? LabelCell)?.fills == 1)
    #expect(screen.tableView.rectForRow(at: IndexPath(0, 0)).height == 49)
    #expect(screen.refusals.isEmpty)
  }

  @Test("Switch and text field tell their row; an update never drops what is being typed")
  func controls() {
    let told = Box<[String]>([])
    let text = Box("old")
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          Row("on") { .toggle("On", isOn: false) }.onToggle { told.value.append("toggle \($1)") }
          Row("name") { .field("Name", text: text.value) }
            .onEdit { told.value.append("edit \($1)") }
            .onCommit { told.value.append("commit \($1)") }
        }
      }
    }
    let screen = Screen(driver)
    screen.flip(IndexPath(0, 0))
    screen.type("ne", into: IndexPath(0, 1))
    text.value = "server"
    driver.apply()
    #expect(screen.typed(IndexPath(0, 1)) == "ne")
    screen.endTyping(IndexPath(0, 1))
    driver.apply()
    #expect(told.value == ["toggle true", "edit ne", "commit ne"])
    text.value = "later"
    driver.apply()
    #expect(screen.typed(IndexPath(0, 1)) == "later")
  }

  @Test("The row that is edited stays above the keyboard")
  func keyboard() {
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for row in 0..<30 { Row("\(row)") { .field("Name", text: "") } }
        }
      }
    }
    let screen = Screen(driver)
    screen.type("x", into: IndexPath(0, 9))
    screen.showKeyboard(height: 200)
    #expect(screen.tableView.contentInset.bottom == 200)
    #expect(screen.top(0, 9) + 44 <= 240)
    screen.hideKeyboard()
    #expect(screen.tableView.contentInset.bottom == 0)
  }

  @Test("Headers and footers of their own class, filled in place")
  func headers() {
    let title = Box("one")
    let driver = TableDriver {
      TableModel {
        SectionModel("s") { SampleRow("a") }.header(BannerRow(id: "h", text: title.value))
      }
    }
    let screen = Screen(driver)
    let view = screen.tableView.headerView(forSection: 0)
    #expect((view as? BannerView)?.shown == "one")
    title.value = "two"
    driver.apply()
    #expect(screen.tableView.headerView(forSection: 0) === view)
    #expect((view as? BannerView)?.shown == "two")
    #expect(screen.refusals.isEmpty)
  }

  @Test("An apply calls back once, when all is applied and animated")
  func completion() async {
    let list = LetterScreen(["A"])
    let done = Box(0)
    list.screen.person.finishesByItself = false
    list.store.append(Letter("B"))
    list.screen.driver.apply { done.value += 1 }
    #expect(list.screen.log == [["insert 0:1"]])
    #expect(done.value == 0)
    list.screen.person.finishUpdates()
    for _ in 0..<10 { await Task.yield() }
    #expect(done.value == 1)
    list.screen.person.finishUpdates()
    for _ in 0..<10 { await Task.yield() }
    #expect(done.value == 1)
  }
}

@MainActor @Observable private final class Counter {
  var value = 0
}

private struct CounterRow: UIKitRow {
  let id: String
  let counter: Counter
  var content: RowContent { .text(id) }
  static func == (a: CounterRow, b: CounterRow) -> Bool { a.id == b.id }

  func update(_ cell: LabelCell) {
    cell.shown = "\(counter.value)"
    cell.height = CGFloat(44 + counter.value)
  }
}
