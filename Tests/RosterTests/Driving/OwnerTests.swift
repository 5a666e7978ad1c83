import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Closures that a table keeps hold their owner weakly")
struct OwnerTests {
  @Test("A screen that keeps its driver is freed, whatever its rows are made from")
  func released() async {
    weak var screen: OwnedScreen?
    weak var driver: TableDriver?
    do {
      let made = OwnedScreen()
      screen = made
      driver = made.driver
      made.show()
      #expect(made.cells.titles.compactMap { $0 } == OwnedScreen.titles)
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(screen == nil)
    #expect(driver == nil)
  }

  @Test("A table whose owner is gone before it was ever made is reported, not only empty")
  func missing() {
    let heard = Guarded<[Diagnostic.Cause]>([])
    Diagnostics.withHandler({ report in heard.withLock { $0.append(report.cause) } }) {
      var screen: OwnedScreen? = OwnedScreen()
      let driver = screen!.driver
      screen = nil
      let host = RecordingHost(driver)
      driver.attach(host)
      #expect(heard.withLock { $0 } == ["missing-owner"], "It is said at once.")
      #if DEBUG
        #expect(host.shown?.titles == [[Words.current.missingOwner]])
      #else
        #expect(host.shown?.titles == [[Words.current.empty]])
      #endif
      driver.setNeedsUpdate()
      driver.flush()
    }
    #expect(heard.withLock { $0 } == ["missing-owner"], "And once.")
    // An owner that goes later leaves the table as it is, which is no fault.
    heard.withLock { $0 = [] }
    Diagnostics.withHandler({ report in heard.withLock { $0.append(report.cause) } }) {
      var screen: OwnedScreen? = OwnedScreen()
      let driver = screen!.driver
      let host = RecordingHost(driver)
      driver.attach(host)
      screen = nil
      driver.setNeedsUpdate()
      driver.flush()
    }
    #expect(heard.withLock { $0 }.isEmpty)
  }

  @Test("Once the owner is gone, rows that are made anew are blank and do nothing")
  func harmless() async {
    var screen: OwnedScreen? = OwnedScreen()
    let (driver, store, told) = (screen!.driver, screen!.store, screen!.told)
    let host = RecordingHost(driver)
    driver.attach(host)
    let row = RowID(Letter.self, "A")
    #expect(driver.open(row))
    #expect(driver.deletion(of: row) != nil)
    #expect(told.value == ["A"])
    screen = nil
    store.append(Letter("B"))
    driver.flush()
    #expect(host.violations.isEmpty)
    #expect(driver.table.rowCount == 10)
    let titles = (0..<10).map {
      driver.table.row(at: driver.table.path(atFlatIndex: $0)).content.title
    }
    #expect(titles.allSatisfy { $0.isEmpty })
    #expect(!driver.open(row))
    #expect(driver.deletion(of: row) == nil)
    driver.nearEnd()
    driver.nearStart()
    driver.refresh()
    await driver.settled()
    #expect(!driver.isRefreshing)
    #expect(told.value == ["A"])
  }

  @Test("What a table does as a whole reaches its owner")
  func whole() async {
    let screen = OwnedScreen()
    let driver = screen.driver
    driver.attach(RecordingHost(driver))
    driver.nearEnd()
    driver.nearStart()
    driver.refresh()
    await driver.settled()
    driver.select(RowID(Letter.self, "A"))
    #expect(screen.told.value == ["more", "earlier", "refresh", "selection"])
    screen.phase = .failed("no net")
    driver.apply()
    driver.retry()
    #expect(screen.told.value.last == "retry")
  }

  @Test("Placeholders and moves ask the owner")
  func placeholders() {
    let screen = OwnedScreen()
    let table = Box(TablePhase.ready)
    let driver = TableDriver {
      TableModel(sections: []).phase(table.value)
        .whenEmpty(with: screen) { _ in .text("empty") }
        .whenLoading(with: screen) { _ in .text("loading") }
        .whenFailed(with: screen) { _, reason in .text(reason) }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    var seen = host.shown?.titles.flatMap { $0 } ?? []
    for phase in [TablePhase.loading, .failed("why")] {
      table.value = phase
      driver.apply()
      seen += host.shown?.titles.flatMap { $0 } ?? []
    }
    #expect(seen == ["empty", "loading", "why"])
    let mover = TableDriver(
      TableModel {
        SectionModel("s") {
          Row(SampleRow("a")).onMove(
            with: screen, mayMove: { screen, _ in screen.phase == .ready },
            target: { _, _, place in RowPlace(section: place.section, index: 1) }
          ) { screen, row, place in screen.told.value.append("\(row.model.id) to \(place.index)") }
          Row(SampleRow("b"))
        }
      })
    mover.attach(RecordingHost(mover))
    #expect(mover.move(sampleID("a"), to: RowPlace(section: SectionID("s"), index: 5)))
    #expect(screen.told.value == ["a to 1"])
    screen.phase = .loading
    #expect(!mover.mayMove(sampleID("a")))
  }
}

/// A screen that keeps its driver, with a section of each sort.
@MainActor private final class OwnedScreen {
  static let titles = [
    "head", "A", "foot", "typed", "typed model", "counted", "counted model", "named", "block",
    "revised",
    "stored",
  ]
  let told = Box<[String]>([])
  let store = RecordStore(Letter.self, key: \.key, [Letter("A")])
  let others = RecordStore(Person.self, [Person(1, "stored")])
  var phase = TablePhase.ready
  lazy var driver = TableDriver(self) { $0.table }
  lazy var cells = RecordingCells(driver, count: 20)
  private let prefix = ""

  var table: TableModel {
    TableModel {
      SectionModel("store", rows: store, with: self) { screen, letter in
        Row(SampleRow(letter.key, screen.prefix + letter.text))
          .onActivate(with: screen) { $0.told.value.append($1.model.id) }
          .onDelete { _ in }
      }
      .header(with: self) { .text($0.prefix + "head") }
      .footer(with: self) { .text($0.prefix + "foot") }
      SectionModel("typed", rows: [SampleRow("typed")], with: self) { screen, row in
        Row(SampleRow(row.id, screen.prefix + row.text))
      }
      SectionModel("model", rows: [SampleRow("typed model")], with: self) { screen, row in
        SampleRow(row.id, screen.prefix + row.text)
      }
      SectionModel("counted", count: 1, with: self) { screen, index in
        Row(SampleRow("c\(index)", screen.prefix + "counted"))
      }
      SectionModel("counted model", count: 1, with: self) { screen, index in
        SampleRow("c\(index)", screen.prefix + "counted model")
      }
      SectionModel("named", count: 1, key: { $0 + 7 }, with: self) { screen, index in
        Row(SampleRow("n\(index)", screen.prefix + "named"))
      }
      SectionModel("blocks") {
        Row("block", with: self) { .text($0.prefix + "block") }
        Row("revised", revision: 1, with: self) { .text($0.prefix + "revised") }
      }
      SectionModel("others", rows: others, with: self) { screen, person in
        SampleRow("\(person.id)", screen.prefix + person.name)
      }
    }
    .phase(phase)
    .onRetry(with: self) { $0.told.value.append("retry") }
    .onRefresh(with: self) { $0.told.value.append("refresh") }
    .loadMore(.ready, with: self) { $0.told.value.append("more") }
    .loadEarlier(.ready, with: self) { $0.told.value.append("earlier") }
    .selection(.single, with: self) { screen, _ in screen.told.value.append("selection") }
  }

  func show() {
    driver.attach(RecordingHost(driver))
    cells.show()
  }
}
