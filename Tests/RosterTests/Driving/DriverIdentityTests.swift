import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Driver: identities, selection and cursor")
struct DriverIdentityTests {
  final class Heard { var selections: [Set<RowID>] = [] }

  private func driver(_ state: SampleState, _ heard: Heard) -> TableDriver {
    TableDriver {
      state.table.selection(.multiple) { heard.selections.append($0.rows) }
    }
  }

  @Test("AT15 Selection and cursor by key: inserts, moves, deletes, refreshes")
  func selection() {
    let state = SampleState(["A", "B", "C", "D"])
    let heard = Heard()
    let driver = driver(state, heard)
    driver.attach(RecordingHost(driver))
    driver.select(sampleID("C"))
    driver.moveCursor(to: sampleID("C"))
    heard.selections = []
    state.rows = ["X", "B", "C", "D"]
    driver.apply()
    #expect(driver.isSelected(sampleID("C")))
    #expect(driver.table.path(of: sampleID("C")) == at(0, 2))
    #expect(heard.selections.isEmpty)
    state.rows = ["C", "X", "B", "D"]
    driver.apply()
    #expect(driver.isSelected(sampleID("C")))
    state.rows = ["X", "B", "C", "D"]
    driver.apply()
    #expect(heard.selections.isEmpty)
    state.rows = ["X", "B", "D"]
    driver.apply()
    #expect(heard.selections == [[]])
    #expect(driver.cursor == sampleID("D"))
    state.rows = ["X", "B"]
    driver.apply()
    #expect(driver.cursor == sampleID("B"))
    state.rows = ["X", "B", "C"]
    driver.apply()
    #expect(!driver.isSelected(sampleID("C")))
    #expect(heard.selections == [[]])
  }

  @Test("Select all costs no row, and one row can be taken out again")
  func selectAll() {
    let heard = Heard()
    var made = 0
    let driver = TableDriver {
      TableModel {
        SectionModel("s", count: 1_000_000) { index in
          made += 1
          return SampleRow("\(index)")
        }
      }.selection(.multiple) { heard.selections.append($0.rows) }
    }
    driver.attach(RecordingHostStub())
    driver.selectAll()
    #expect(made == 0)
    #expect(driver.selection.count(in: driver.table) == 1_000_000)
    let row = driver.table.id(at: at(0, 500_000))
    driver.deselect(row)
    #expect(!driver.isSelected(row))
    #expect(driver.selection.count(in: driver.table) == 999_999)
    driver.select(row)
    #expect(driver.selection.count(in: driver.table) == 1_000_000)
  }

  @Test("willActivate may refuse, or put another row in place; circles open nothing")
  func willActivate() {
    var chosen: [String] = []
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          Row(SampleRow("refused")).willActivate { _ in .refuse }.onActivate {
            chosen.append($0.model.id)
          }
          Row(SampleRow("redirected")).willActivate { _ in .redirect(sampleID("open")) }
          Row(SampleRow("open")).onActivate { chosen.append($0.model.id) }
          Row(SampleRow("circle")).willActivate { _ in .redirect(sampleID("circle")) }
            .onActivate { chosen.append($0.model.id) }
        }
      }
    }
    driver.attach(RecordingHost(driver))
    for row in ["refused", "redirected", "circle"] { driver.open(sampleID(row)) }
    #expect(chosen == ["open"])
  }

  @Test("Activating and selecting are asked about apart")
  func permissions() {
    var opened: [String] = []
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          Row(SampleRow("fixed")).willSelect { _ in .refuse }.onActivate {
            opened.append($0.model.id)
          }
          Row(SampleRow("closed")).willActivate { _ in .refuse }.onActivate {
            opened.append($0.model.id)
          }
        }
      }
      .selection(.multiple)
    }
    driver.attach(RecordingHost(driver))
    for row in ["fixed", "closed"] {
      driver.open(sampleID(row))
      driver.select(sampleID(row))
    }
    #expect(opened == ["fixed"])
    #expect(driver.selection == RowSelection([sampleID("closed")]))
  }

  @Test("A repeated id is contained: the first is shown, each repeat is reported once")
  func repeats() {
    var texts = ["A1", "B", "A2"]
    let reports = Guarded<[Diagnostic]>([])
    Diagnostics.withHandler { report in
      reports.withLock { $0.append(report) }
    } _: {
      let driver = TableDriver {
        TableModel {
          SectionModel("s") { for text in texts { SampleRow(String(text.first!), text) } }
        }
      }
      let host = RecordingHost(driver)
      driver.attach(host)
      #expect(host.shown?.titles == [["A1", "B"]])
      driver.apply()
      #expect(reports.withLock { $0.map(\.cause) } == ["repeated-id"])
      texts = ["B", "A2"]
      driver.apply()
      #expect(host.shown?.titles == [["B", "A2"]])
      #expect(host.violations.isEmpty)
    }
  }

  @Test("Two sections with one id are both shown, and reported")
  func repeatedSection() {
    let reports = Guarded<[Diagnostic]>([])
    Diagnostics.withHandler { report in
      reports.withLock { $0.append(report) }
    } _: {
      let driver = TableDriver(
        TableModel {
          SectionModel("s") {
            SampleRow("a")
            Row("block") { .text("one") }
          }
          SectionModel("s") {
            SampleRow("b")
            Row("block") { .text("two") }
          }
        })
      let host = RecordingHost(driver)
      driver.attach(host)
      #expect(host.shown?.titles == [["a", "one"], ["b", "two"]])
    }
    #expect(reports.withLock { $0.map(\.cause) } == ["repeated-section"])
  }

  @Test(
    "A counted row or a block of a section whose id occurred before is in the data while it waits")
  func leavingRepeatedSection() {
    _ = causes {
      let size = Box(3)
      let driver = TableDriver {
        TableModel {
          SectionModel("s", count: 2) { SampleRow("a\($0)") }
          SectionModel("s", count: size.value) { SampleRow("b\($0)") }
          SectionModel("s") { Row("block") { .text("one") } }
        }
      }
      driver.attach(RecordingHost(driver))
      let ids = [at(1, 0), at(1, 2), at(2, 0), at(0, 1)].map(driver.table.id)
      size.value = 2
      driver.setNeedsUpdate()
      #expect(ids.map(driver.isLeaving) == [false, true, false, false])
    }
  }

  @Test("Keys of different types are different rows")
  func keys() {
    #expect(AnyKey(7) != AnyKey("7"))
    #expect(AnyKey(7) != AnyKey(Int64(7)))
    #expect(AnyKey(AnyKey(7)) == AnyKey(7))
    #expect(AnyKey(7).base(as: Int.self) == 7)
    #expect(AnyKey(7).base(as: Int64.self) == nil)
    #expect(RowID(SampleRow.self, 7) != RowID(BlockRow.self, 7))
  }
}

/// A host that looks at no row.
@MainActor final class RecordingHostStub: TableHost {
  var capabilities = HostCapabilities()
  var anchor: Anchor?
  func load(keeping anchor: Anchor?) {}
  func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    commit()
    done()
  }
  func replaceCell(of slot: RowSlot) {}
  func refreshChrome() {}
}
