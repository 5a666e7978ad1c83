import Foundation
import Roster
import UIKit

@testable import RosterUIKit

/// A host that forwards to a delegate that hears everything, out of a window: nothing but the method
/// that a test calls is called.
@MainActor final class MappingScreen {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
  let other = HearingDelegate()
  let driver: TableDriver
  let host: UITableHost
  private let told: Box<[String]>

  /// - Parameter isRich: Whether the first row uses everything that a row can use.
  convenience init(isRich: Bool) {
    let told = Box<[String]>([])
    self.init(told) { isRich ? Self.rich(told) : Self.plain }
  }

  /// - Parameter implemented: The selectors that the forwarding delegate implements.
  convenience init(_ table: TableModel, forwarding implemented: Set<String>) {
    self.init(Box<[String]>([]), implemented) { table }
  }

  private init(
    _ told: Box<[String]>, _ implemented: Set<String>? = nil,
    _ table: @escaping @MainActor () -> TableModel
  ) {
    self.told = told
    driver = TableDriver(table: table)
    host = UITableHost(tableView, driver: driver)
    other.implemented = implemented
    host.forwardingDelegate = other
    driver.attach(host)
    other.forget()
  }

  /// What the row or the host has heard.
  var heardByRow: [String] {
    told.value + (host.isHeld || host.interaction.isGesture ? ["held"] : [])
  }
  func forget() { told.value = [] }

  private static var plain: TableModel {
    TableModel {
      SectionModel("s") { for id in ["a", "b", "c"] { SampleRow(id) } }
      SectionModel("t") { SampleRow("d") }
    }
    .selection(.multiple)
  }

  private static func rich(_ told: Box<[String]>) -> TableModel {
    func tell(_ text: String) { told.value.append(text) }
    let header = Row(SampleRow("h")).height(.fixed(31))
      .onWillDisplay { _ in tell("header shown") }.onDidEndDisplay { _ in tell("header hidden") }
    let footer = Row(SampleRow("f")).height(.fixed(17))
      .onWillDisplay { _ in tell("footer shown") }.onDidEndDisplay { _ in tell("footer hidden") }
    return TableModel {
      SectionModel("s") {
        richRow(tell)
        Row(DisabledRow(id: "off"))
        Row(SampleRow("c")).willSelect { _ in .redirect(sampleID("a")) }.willDeselect { _ in false }
      }
      .header(header).footer(footer)
      SectionModel("t") { SampleRow("d") }.indexTitle("T")
    }
    .selection(.multiple)
  }

  private static func richRow(_ tell: @escaping @MainActor (String) -> Void) -> Row<SampleRow> {
    let shown = Row(SampleRow("a")).height(.fixed(70)).indentationLevel(3)
      .onWillDisplay { _ in tell("shown") }.onDidEndDisplay { _ in tell("hidden") }
      .onPrefetch { _ in tell("prefetch") }.onCancelPrefetch { _ in tell("cancel prefetch") }
      .onFocus { tell("focus \($1)") }
    let touched =
      shown
      .onActivate { _ in tell("select") }
      .onDeselect { _ in tell("deselect") }
      .onHighlight { tell("highlight \($1)") }.onAccessoryTap { _ in tell("accessory") }
      .onPrimaryAction { _ in tell("primary action") }
      .contextMenu { _ in RowMenu([RowAction("Open") { _ in }]) }
    return
      touched
      .leadingActions { _ in [RowAction("Mark") { _ in }] }
      .trailingActions { _ in [RowAction("Flag") { _ in }] }
      .onDelete(confirmation: "Remove") { _ in tell("delete") }
      .onMove(
        target: { _, place in RowPlace(section: place.section, index: min(place.index, 1)) },
        { _, place in tell("move to \(place.index)") }
      )
      .onDrag { _ in 7 }.onDrop(of: Int.self) { tell("drop \($1)") }
  }
}

private struct DisabledRow: RowModel {
  let id: String
  var content: RowContent { .text(id).enabled(false) }
}
