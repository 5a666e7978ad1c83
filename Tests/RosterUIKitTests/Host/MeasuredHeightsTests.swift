import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("Heights on UIKit: one rule for whatever is given or measured")
struct MeasuredHeightsTests {
  /// Heights, and what they are taken as where nothing else is known.
  private nonisolated static let cases: [(Double, CGFloat)] = [
    (.nan, 44), (.infinity, 44), (-.infinity, 44), (1e300, 1_000_000), (70, 70),
  ]

  @Test("What a cell is measured with, given to UIKit as an estimate", arguments: 0..<5)
  func measured(_ number: Int) throws {
    let height = Self.cases[number].0
    // Rows of this kind are 50 high so far.
    let wanted = height.isFinite ? Self.cases[number].1 : 50
    let reports = Box<[String]>([])
    try Diagnostics.withHandler({ report in
      MainActor.assumeIsolated { reports.value.append(report.cause.rawValue) }
    }) {
      let screen = Screen(
        TableDriver(TableModel { SectionModel("s") { LabelRow("a", real: 50) } }))
      let cell = try #require(screen.cell(0, 0))
      let host = try #require(screen.host)
      cell.frame.size.height = CGFloat(height)
      for _ in 0..<2 {
        host.tableView(screen.tableView, willDisplay: cell, forRowAt: IndexPath(0, 0))
      }
      #expect(
        host.tableView(screen.tableView, estimatedHeightForRowAt: IndexPath(0, 0)) == wanted)
    }
    #expect(reports.value == (height == 70 ? [] : ["absurd-height"]))
  }

  @Test("What rows, headers and sections say, before they are measured", arguments: 0..<5)
  func given(_ number: Int) throws {
    let (height, wanted) = Self.cases[number]
    let reports = Box<[String]>([])
    try Diagnostics.withHandler({ report in
      MainActor.assumeIsolated { reports.value.append(report.place) }
    }) {
      let screen = Screen(
        TableDriver(
          TableModel {
            SectionModel("s") {
              Row(SampleRow("estimated")).height(.estimated(height))
              Row(SampleRow("fixed")).height(.fixed(height))
            }.header(Row(SampleRow("header")).height(.fixed(height)))
            SectionModel("t", count: 3_000) { SampleRow("\($0)") }.estimatedHeight(height)
          }))
      let (host, tableView) = (try #require(screen.host), screen.tableView)
      @MainActor func estimate(_ section: Int, _ row: Int) -> CGFloat {
        host.tableView(tableView, estimatedHeightForRowAt: IndexPath(section, row))
      }
      #expect(host.tableView(tableView, heightForHeaderInSection: 0) == wanted)
      #expect(host.tableView(tableView, heightForRowAt: IndexPath(0, 1)) == wanted)
      #expect(estimate(0, 1) == wanted)
      #expect(estimate(1, 2_999) == wanted)
      _ = host.tableView(tableView, heightForRowAt: IndexPath(0, 0))
    }
    let header = "row \(RowID(.section("s"), LineRole.header))"
    let places = [
      header, "row \(sampleID("estimated"))", "row \(sampleID("fixed"))",
      "section \(SectionID("t"))",
    ]
    #expect(reports.value.sorted() == (height == 70 ? [] : places.sorted()))
  }
}
