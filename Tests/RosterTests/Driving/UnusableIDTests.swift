import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Ids that are not equal to themselves are left out and reported")
struct UnusableIDTests {
  struct Reading: RowModel {
    let id: Double
    var text = ""
    var content: RowContent { .text("\(id)") }
  }

  /// An id of an app whose `==` is wrong.
  struct Odd: Hashable, Sendable {
    let number: Int
    static func == (a: Odd, b: Odd) -> Bool { a.number == b.number && a.number % 2 == 0 }
  }

  /// Runs something and gives what was reported, as causes and places.
  private func reports(_ body: () -> Void) -> [String] {
    let reports = Guarded<[String]>([])
    Diagnostics.withHandler(
      { report in reports.withLock { $0.append("\(report.cause.rawValue) at \(report.place)") } },
      body)
    return reports.withLock { $0 }
  }

  private func titles(_ driver: TableDriver) -> [String] {
    driver.table.sections.flatMap { section in
      (0..<section.count).map { section.source.row(at: $0).content.title }
    }
  }

  private let values: [Double] = [1, .nan, 2, .nan, .signalingNaN, 3]

  @Test("Typed, written and counted rows: the others are shown, once reported for each section")
  func sections() {
    let values = values
    let driver = TableDriver {
      TableModel {
        SectionModel("typed", rows: values.map { Reading(id: $0) })
        SectionModel("written") { for value in values { Reading(id: value + 10) } }
        SectionModel("counted", count: values.count, key: { values[$0] }) {
          Row(Reading(id: values[$0] + 20))
        }
        SectionModel("blocks") { for value in values { Row(value) { .text("\(value + 30)") } } }
        SectionModel("odd", count: 4, key: { Odd(number: $0) }) { Row(Reading(id: Double($0))) }
      }
    }
    let host = RecordingHost(driver)
    let found = reports { driver.attach(host) }
    #expect(
      titles(driver) == [
        "1.0", "2.0", "3.0", "11.0", "12.0", "13.0", "21.0", "22.0", "23.0", "31.0", "32.0", "33.0",
        "0.0", "2.0",
      ])
    #expect(
      found == [
        "unusable-id at section \"typed\", position 1",
        "unusable-id at section \"written\", position 1",
        "unusable-id at section \"counted\", position 1",
        "unusable-id at section \"blocks\", position 1",
        "unusable-id at section \"odd\", position 1",
      ])
    #expect(reports { driver.apply() } == [])
    #expect(host.violations.isEmpty)
  }

  @Test("A store takes no record with such a key, by whichever door, and keeps what it has")
  func store() {
    let found = reports {
      let store = RecordStore(Reading.self, key: \.id, values.map { Reading(id: $0) })
      #expect(store.snapshot.map(\.id) == [1, 2, 3])
      store.append(Reading(id: .nan))
      store.upsert(Reading(id: .nan))
      store.insert(Reading(id: .nan), at: 0)
      store.replace(at: 0, with: Reading(id: .nan))
      store.update(2) { $0 = Reading(id: .nan) }
      #expect(store.snapshot.map(\.id) == [1, 2, 3])
      store.replaceAll(with: [3, Double.nan, 4, .nan].map { Reading(id: $0) })
      #expect(store.snapshot.map(\.id) == [3, 4])
      store.replaceAll(with: [Reading(id: .nan)])
      #expect(store.count == 0)
    }
    #expect(found.count == 3 + 5 + 2 + 1)
    #expect(found.allSatisfy { $0.hasPrefix("unusable-key at position") })
  }

  @Test("Sections with such ids are all shown, each under an id of its own")
  func sectionIDs() {
    let driver = TableDriver {
      TableModel {
        SectionModel(Double.nan, header: "a") { Reading(id: 1) }
        SectionModel(Double.nan, footer: "b", count: 2) { Row(Reading(id: Double(10 + $0))) }
        SectionModel(Double.nan) { Row("block") { .text("block") } }
        SectionModel("s") { Reading(id: 2) }
      }
      .header(Reading(id: Double.nan)).footer(Reading(id: Double.nan))
    }
    let host = RecordingHost(driver)
    let found = reports { driver.attach(host) }
    #expect(found == (0..<3).map { "unusable-section at section \($0)" })
    #expect(titles(driver) == ["nan", "1.0", "10.0", "11.0", "block", "2.0", "nan"])
    let table = driver.table
    for line in 0..<table.lineCount {
      #expect(table.line(of: table.id(of: table.line(at: line))) == table.line(at: line))
    }
    let before = table.sections.map(\.id)
    _ = reports { driver.apply() }
    #expect(driver.table.sections.map(\.id) == before)
    #expect(host.violations.isEmpty)
  }

  @Test("What a person cannot have is no harm: such an id is looked up nowhere")
  func lookups() {
    let driver = TableDriver { TableModel { SectionModel("s", rows: [Reading(id: 1)]) } }
    driver.attach(RecordingHostStub())
    let id = RowID(Reading.self, Double.nan)
    driver.select(id)
    #expect(driver.table.path(of: id) == nil && !driver.isSelected(id))
    #expect(!driver.open(id) && !driver.delete(id) && driver.selection.isEmpty)
    #expect(driver.table.index(of: SectionID(Double.nan)) == nil)
  }

  @Test(
    "Random tables with such ids among repeats, on hosts that judge each batch", arguments: 1...3)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let state = Box<[(Int, Bool, [Double])]>([])
    let driver = TableDriver {
      TableModel(
        sections: state.value.map { id, isTyped, values in
          // One section in five has no usable id either.
          let id = id % 5 == 4 ? Double.nan : Double(id)
          return isTyped
            ? SectionModel(id, rows: values.map { Reading(id: $0) })
            : SectionModel(id) { for value in values { Reading(id: value) } }
        })
    }
    let host = RecordingHost(driver)
    _ = reports {
      driver.attach(host)
      for step in 0..<300 {
        state.value = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          let values = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Bool.random(using: &random)
              ? Double.nan : Double.random(in: 0...5, using: &random).rounded()
          }
          return (Int.random(in: 0...9, using: &random), Bool.random(using: &random), values)
        }
        driver.apply()
        var seen: Set<Double> = []
        let wanted = state.value.flatMap(\.2).filter { $0 == $0 && seen.insert($0).inserted }
        if !wanted.isEmpty { #expect(titles(driver) == wanted.map { "\($0)" }, "step \(step)") }
        #expect(host.violations == [], "step \(step)")
      }
    }
  }
}
