import Foundation
import Roster
import Testing

@testable import RosterUIKit

/// Every method of the protocols of a table view is called through its protocol, with the name that
/// Apple documents: a host whose signature drifts is not called, and a default answers in its place.
@MainActor
@Suite("UIKit: every method of the protocols reaches its row and the forwarding delegate")
struct MethodMappingTests {
  @Test("Scroll view delegate", arguments: MappedMethod.of("UIScrollViewDelegate"))
  func scrolling(_ method: MappedMethod) throws { try check(method) }

  @Test("Table view delegate", arguments: MappedMethod.of("UITableViewDelegate"))
  func delegate(_ method: MappedMethod) throws { try check(method) }

  @Test(
    "Data source and prefetching",
    arguments: MappedMethod.of("UITableViewDataSource", "UITableViewDataSourcePrefetching"))
  func source(_ method: MappedMethod) throws { try check(method) }

  @Test(
    "Drag and drop",
    arguments: MappedMethod.of("UITableViewDragDelegate", "UITableViewDropDelegate"))
  func dragging(_ method: MappedMethod) throws { try check(method) }

  private func check(_ method: MappedMethod) throws {
    try checkForwarding(method)
    try checkRow(method)
  }

  /// The forwarding delegate hears it once, by its name, with the same arguments; its answer comes back.
  private func checkForwarding(_ method: MappedMethod) throws {
    let screen = MappingScreen(isRich: false)
    let example = try #require(MethodCases(screen)[method.selector], "no case")
    screen.other.answer = example.answer
    screen.other.forget()
    let result = example.call()
    if !example.isForwarded {
      #expect(screen.other.heard.isEmpty)
    } else {
      #expect(screen.other.heard == [[method.name] + example.arguments])
      if example.answer != nil { #expect(identity(result) == identity(example.answer)) }
    }
  }

  /// What a row says comes before what the forwarding delegate answers, and an event reaches both.
  private func checkRow(_ method: MappedMethod) throws {
    let screen = MappingScreen(isRich: true)
    let cases = MethodCases(screen)
    let example = try #require(cases[method.selector])
    guard let expected = example.row else { return }
    for selector in example.after { _ = try #require(cases[selector]).call() }
    screen.forget()
    screen.other.forget()
    let result = example.call()
    if example.isQuestion {
      #expect(look(result) == expected)
    } else {
      #expect(screen.heardByRow.joined(separator: ", ") == expected)
      #expect(screen.other.heard == [[method.name] + example.arguments])
    }
  }

  @Test("The forwarding delegate may refuse a choice, and give headers to sections without one")
  func refusing() {
    let other = RefusingDelegate()
    let driver = TableDriver(
      TableModel {
        SectionModel("s") { Row(SampleRow("a")).onActivate { _ in } }
        SectionModel("t") { SampleRow("b") }.header(SampleRow("Roster's"))
      }.selection(.multiple))
    let screen = Screen(driver, attached: false)
    screen.attach(forwardingTo: other)
    screen.person.tap(IndexPath(0, 0))
    #expect(driver.selection.isEmpty)
    driver.select(sampleID("a"))
    driver.flush()
    screen.person.tap(IndexPath(0, 0))
    #expect(driver.isSelected(sampleID("a")))
    #expect([screen.header(0), screen.header(1)] == ["The app's", "Roster's"])
    #expect(screen.refusals.isEmpty)
  }
}
