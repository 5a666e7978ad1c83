import Foundation
import Roster
import Testing

@testable import RosterUIKit

@MainActor @Suite("UIKit: which optional methods are there")
struct MethodTableTests {
  /// The selectors of the protocols, those that are deprecated left out.
  private static let count = 89

  @Test("Each selector has a rule, and each always, elsewhere or feature rule decides alone")
  func rules() {
    #expect(MethodTable.rules.count == Self.count)
    var table = MethodTable()
    for (selector, rule) in MethodTable.rules {
      table.features = []
      #expect(table.implements(selector, isElsewhere: false) == (rule == .always))
      #expect(table.implements(selector, isElsewhere: true))
      guard case .using(let needed) = rule else { continue }
      table.features = needed
      #expect(table.implements(selector, isElsewhere: false))
      table.features = RowFeatures(rawValue: ~needed.rawValue)
      #expect(!table.implements(selector, isElsewhere: false))
    }
    #expect(!table.implements("copy:", isElsewhere: false))
  }

  @Test("A method is there once a row uses it, and UIKit is told")
  func rows() {
    let deletes = Box(false)
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          if deletes.value {
            Row(SampleRow("b")).onDelete { _ in }.contextMenu { _ in RowMenu([]) }
          }
          SampleRow("a")
        }
      }
    }
    let screen = Screen(driver)
    let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    #expect(screen.implements(commit) == false)
    #expect(screen.person.swipe(IndexPath(0, 0), .trailing).isEmpty)
    deletes.value = true
    driver.apply()
    #expect(screen.implements(commit) == true)
    #expect(screen.person.swipe(IndexPath(0, 0), .trailing).count == 1)
    #expect(screen.person.swipe(IndexPath(0, 1), .trailing).isEmpty)
    #expect(screen.titles == ["b", "a"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("What a row needs that is shown late is there after the next turn")
  func late() async {
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: (0..<100).map { SampleRow("\($0)") }) { row in
          row.id == "60"
            ? Row(row).contextMenu { _ in RowMenu([RowAction("A") { _ in }]) } : Row(row)
        }
      }
    }
    let screen = Screen(driver)
    #expect(screen.person.openMenu(IndexPath(0, 0)) == nil)
    screen.person.drag(to: 58 * 44)
    for _ in 0..<5 { await Task.yield() }
    #expect(screen.person.openMenu(IndexPath(0, 60))?.actions.map(\.title) == ["A"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("Prefetching, drag and drop are set only if a row uses them")
  func protocols() {
    let plain = Screen(TableDriver(TableModel { SectionModel("s") { SampleRow("a") } }))
    #expect(plain.protocols == [])
    let full = Screen(
      TableDriver(
        TableModel {
          SectionModel("s") {
            Row(SampleRow("a")).onPrefetch { _ in }.onDrag { _ in 1 }.onDrop(of: Int.self) { _, _ in
            }
          }
        }))
    #expect(full.protocols == ["prefetch", "drag", "drop"])
  }

  @Test("A forwarding delegate hears of all, and answers what no row does")
  func forwarding() {
    let other = OtherDelegate()
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: (0..<50).map { SampleRow("\($0)") }) { row in
          row.id == "1" ? Row(row).height(.fixed(70)) : Row(row)
        }
      }
    }
    let screen = Screen(driver, attached: false)
    screen.attach(forwardingTo: other)
    #expect(screen.tableView.rectForRow(at: IndexPath(0, 0)).height == 33)
    #expect(screen.tableView.rectForRow(at: IndexPath(0, 1)).height == 70)
    screen.person.tap(IndexPath(0, 0))
    #expect(other.told.contains("select 0"))
    #expect(other.told.contains("display 0"))
    screen.person.drag(to: 100)
    #expect(other.told.contains("scroll"))
    screen.host?.forwardingDelegate = nil
    #expect(screen.implements("scrollViewDidZoom:") == false)
  }

  @Test("A subclass adds what Roster lacks")
  func subclass() {
    let driver = TableDriver(TableModel { SectionModel("s") { SampleRow("a") } })
    let screen = Screen(driver, attached: false)
    let host = IndentingHost(screen.tableView, driver: driver)
    driver.attach(host)
    screen.window.layoutIfNeeded()
    #expect(screen.cell(0, 0)?.indentationLevel == 2)
  }

  @Test("In a UITableViewController the controller may be forwarded to, or left out")
  func controller() {
    let controller = PeopleController(style: .insetGrouped)
    controller.window.rootViewController = controller
    controller.window.makeKeyAndVisible()
    #expect(controller.titles == ["a", "b"])
    controller.tapFirst()
    #expect(controller.chosen == ["a"])
  }
}
