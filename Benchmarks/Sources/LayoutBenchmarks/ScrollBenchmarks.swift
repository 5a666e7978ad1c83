import BenchmarkKit
import CAllocationCount
import Roster
import RosterTesting

/// A scroll of 10,000 steps through 1,000,000 rows of mixed heights, each of which is measured when it
/// comes into view.
@MainActor struct ScrollBenchmarks {
  var report = Report(
    "10,000 steps through 1,000,000 rows of mixed heights, view of 800",
    columns: [
      "steps", "p50 µs", "p99 µs", "longest µs", "binds", "cells made", "allocations a step",
    ])

  private struct MixedRow: RowModel {
    let id: Int
    var content: RowContent { .text("row") }
    var real: Double { Double((id &* 2_654_435_761) % 97) + 20 }
  }

  mutating func run() {
    for (name, step) in [("down by 60", 60.0), ("up by 60", -60), ("down by a page", 800)] {
      scroll(name, by: step)
    }
    jump()
    report.note(
      "Allocations are counted by standing before the library's malloc; those of the row models' own "
        + "content are among them.")
    report.note("Times are what the thread worked, so that other work on the machine is left out.")
  }

  private func made() -> (TableDriver, HeadlessHost) {
    let driver = TableDriver(
      TableModel { SectionModel("rows", count: 1_000_000) { MixedRow(id: $0) } })
    let host = HeadlessHost(driver, width: 400, height: 800) { row, _ in
      (row.model as? MixedRow)?.real ?? 44
    }
    driver.attach(host)
    return (driver, host)
  }

  private mutating func scroll(_ name: String, by step: Double) {
    let (driver, host) = made()
    if step < 0 { host.viewport.scroll(to: host.viewport.maxOffset / 2) }
    time(name, host) { _ in host.viewport.scroll(by: step) }
    keep(driver)
  }

  private mutating func jump() {
    let (driver, host) = made()
    var random = SeededRandom(seed: 3)
    let rows = (0..<10_000).map { _ in
      driver.table.id(at: RowPath(section: 0, row: Int.random(in: 0..<1_000_000, using: &random)))
    }
    time("to a random row", host) { step in
      guard host.viewport.scroll(to: rows[step], at: .top) else { fatalError("no such row") }
    }
    keep(driver)
  }

  private mutating func time(_ name: String, _ host: HeadlessHost, _ step: (Int) -> Void) {
    host.forgetCounts()
    var times: [Double] = []
    times.reserveCapacity(10_000)
    let before = allocation_count()
    for index in 0..<10_000 {
      let start = thread_nanoseconds()
      step(index)
      times.append(Double(thread_nanoseconds() - start) / 1_000)
    }
    let allocations = Double(allocation_count() - before) / 10_000
    times.sort()
    guard host.faults.isEmpty, let last = host.viewport.visible.last, last.bottom >= 800 else {
      fatalError("\(name): the view is not filled, or cells were not paired")
    }
    report.add([
      name, figures(times[5_000]), figures(times[9_900]), figures(times[9_999]),
      "\(host.bound.count)", "\(host.cellCount)", figures(allocations),
    ])
  }
}
