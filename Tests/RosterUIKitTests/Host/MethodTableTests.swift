import Foundation
import Roster
import Testing

@testable import RosterUIKit

@MainActor @Suite("UIKit: which optional methods are there")
struct MethodTableTests {
  @Test("Each method of the protocols has a rule, and no other has")
  func complete() {
    #expect(MethodTable.rules.count == 93)
    #expect(Set(MethodTable.rules.keys) == Set(MappedMethod.all.map(\.selector)))
    let used = MappedMethod.all.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    let uses = Set(RowUse.allCases.map(\.rawValue)).subtracting(["nothing"])
    #expect(used == uses.union(["always", "elsewhere"]))
    #expect(!MethodTable().implements("copy:", isElsewhere: false))
  }

  @Test(
    "What rows and sections use makes its methods there, and no others", arguments: RowUse.allCases)
  func uses(_ use: RowUse) {
    let screen = MappingScreen(use.table, forwarding: [])
    for method in MappedMethod.all {
      let isThere = !method.uses.isDisjoint(with: ["always", use.rawValue])
      #expect(screen.host.implements(method.selector) == isThere, "\(method.selector)")
    }
  }

  @Test("A method of the forwarding delegate is there, and no other", arguments: MappedMethod.all)
  func elsewhere(_ method: MappedMethod) {
    let screen = MappingScreen(
      TableModel { SectionModel("s") { SampleRow("a") } }, forwarding: [method.selector])
    for other in MappedMethod.all {
      let isThere = other.uses == ["always"] || other.selector == method.selector
      #expect(screen.host.implements(other.selector) == isThere, "\(other.selector)")
    }
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
