import RosterTesting
import Testing

@testable import Roster

@Suite("From field to field, and another try") @MainActor struct FieldTests {
  private func driver(_ contents: [RowContent], _ cuts: [Int] = []) -> TableDriver {
    let driver = TableDriver(
      TableModel(
        sections: contents.enumerated().map { index, content in
          SectionModel("s\(cuts.count { $0 <= index })-\(index)") {
            ContentRow("\(index)", content)
          }
        }))
    driver.attach(RecordingHost(driver))
    return driver
  }

  @Test("Fields that cannot be typed in are passed over, and the form ends at a row without one")
  func steps() {
    let field = RowContent.field("f", text: "")
    let driver = driver([
      field, field.enabled(false), field, .text("t"), field, .toggle("s", isOn: true),
    ])
    func next(_ id: Int, _ forward: Bool) -> Int? {
      driver.field(from: ContentRow.id("\(id)"), forward: forward).flatMap {
        $0.key.base(as: String.self).flatMap { Int($0) }
      }
    }
    #expect((0..<6).map { next($0, true) } == [2, 2, nil, 4, nil, nil])
    #expect((0..<6).map { next($0, false) } == [nil, 0, 0, 2, nil, 4])
    #expect(next(99, true) == nil)
    #expect(
      (0..<6).map { driver.hasField(ContentRow.id("\($0)")) } == [
        true, false, true, false, true, false,
      ])
    #expect(!driver.hasField(ContentRow.id("99")))
  }

  @Test("No field, one field") func dull() {
    #expect(driver([]).field(from: ContentRow.id("0"), forward: true) == nil)
    let one = driver([.field("f", text: "")])
    for forward in [true, false] {
      #expect(one.field(from: ContentRow.id("0"), forward: forward) == nil)
    }
  }

  @Test("A failure is offered to be tried again whatever the table can do about it")
  func retry() async {
    for (canRefresh, canRetry) in [(false, false), (true, false), (false, true), (true, true)] {
      for rows in [0, 1] {
        for phase in [TablePhase.ready, .loading, .failed("no net")] {
          var (refreshed, retried) = (0, 0)
          var table = TableModel {
            SectionModel("s", rows: (0..<rows).map { ContentRow("\($0)") })
          }.phase(phase)
          if canRefresh { table = table.onRefresh { refreshed += 1 } }
          if canRetry { table = table.onRetry { retried += 1 } }
          let driver = TableDriver(table)
          driver.attach(RecordingHost(driver))
          let hasFailed = phase == .failed("no net")
          let retries = hasFailed && canRetry
          #expect(driver.canRefreshOrRetry == (canRefresh || retries))
          #expect(
            driver.failureToRetry == (hasFailed && (canRefresh || canRetry) ? "no net" : nil))
          #expect(driver.placeholderRetries == (retries && rows == 0))
          #expect(driver.refreshOrRetry() == (canRefresh || retries))
          while driver.isRefreshing { await Task.yield() }
          #expect(retried == (retries ? 1 : 0))
          #expect(refreshed == (canRefresh && !retries ? 1 : 0))
        }
      }
    }
  }
}
