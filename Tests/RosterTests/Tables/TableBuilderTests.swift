import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Tables are built by a function of state")
struct TableBuilderTests {
  private func titles(_ model: TableModel) -> [[String]] {
    let driver = TableDriver(model)
    driver.attach(RecordingHostStub())
    return RecordedTable(driver.table).titles
  }

  @Test(
    "if, else, switch, for, optionals, arrays and models of several types",
    arguments: [0, 1, 2])
  func builder(_ number: Int) {
    let maybe: Row<SampleRow>? = number == 1 ? Row(SampleRow("maybe")) : nil
    let model = TableModel {
      SectionModel("a") {
        if number == 0 { SampleRow("zero") } else { SampleRow("other") }
        switch number {
        case 0: SampleRow("case 0")
        case 1:
          SampleRow("case 1")
          SampleRow("case 1b")
        default: Row("block") { .text("default") }
        }
        for index in 0..<number { SampleRow("for \(index)") }
        if let maybe { maybe }
        [SampleRow("array")]
        AnyRow(SampleRow("any"))
      }
      if number > 0 { SectionModel("b", rows: [SampleRow("typed")]) }
      for index in 0..<number { SectionModel("n\(index)", count: 1) { SampleRow("c\($0)") } }
    }
    let expected: [[[String]]] = [
      [["zero", "case 0", "array", "any"]],
      [["other", "case 1", "case 1b", "for 0", "maybe", "array", "any"], ["typed"], ["c0"]],
      [["other", "default", "for 0", "for 1", "array", "any"], ["typed"], ["c0"], ["c0"]],
    ]
    #expect(titles(model) == expected[number])
  }

  @Test("Rows and sections that may be missing are written as they are")
  func missing() {
    for number in 0..<2 {
      let row: Row<SampleRow>? = number == 1 ? Row(SampleRow("row")) : nil
      let model: SampleRow? = number == 1 ? SampleRow("model") : nil
      let any: AnyRow? = number == 1 ? AnyRow(SampleRow("any")) : nil
      let section: SectionModel? =
        number == 1 ? SectionModel("b", rows: [SampleRow("typed")]) : nil
      let table = TableModel {
        SectionModel("a") {
          SampleRow("first")
          row
          model
          any
        }
        section
      }
      let expected = number == 1 ? [["first", "row", "model", "any"], ["typed"]] : [["first"]]
      #expect(titles(table) == expected)
    }
  }

  @Test("Flat places name each line once, with headers and footers")
  func flatPlaces() {
    let driver = TableDriver(
      TableModel {
        SectionModel("a", header: "A", rows: [SampleRow("1"), SampleRow("2")])
        SectionModel("empty", footer: "end", rows: [SampleRow]())
        SectionModel("none", rows: [SampleRow]())
        SectionModel("b", header: "B", footer: "b") { SampleRow("3") }
      })
    driver.attach(RecordingHostStub())
    let table = driver.table
    #expect(table.rowCount == 3)
    #expect(table.lineCount == 7)
    let lines = (0..<table.lineCount).map { table.line(at: $0) }
    #expect(
      lines == [
        .header(section: 0), .row(at(0, 0)), .row(at(0, 1)), .footer(section: 1),
        .header(section: 3), .row(at(3, 0)), .footer(section: 3),
      ])
    for (index, line) in lines.enumerated() {
      #expect(table.lineIndex(of: line) == index)
      #expect(driver.line(of: driver.id(of: line)) == line)
    }
    for index in 0..<table.rowCount {
      #expect(table.flatIndex(of: table.path(atFlatIndex: index)) == index)
    }
  }

  @Test("A header and a footer of the whole table stand above and below all sections")
  func whole() {
    let model = TableModel { SectionModel("a") { SampleRow("1") } }
      .header(Row("banner") { .text("Banner") }).footer(SampleRow("end"))
    #expect(titles(model) == [["Banner"], ["1"], ["end"]])
  }

  @Test("Of a million counted rows only those that are shown are made")
  func counted() {
    let made = Box(0)
    let driver = TableDriver {
      TableModel {
        SectionModel("s", count: 1_000_000) { index in
          made.value += 1
          return SampleRow("\(index)")
        }
      }
    }
    driver.attach(RecordingHostStub())
    RecordingCells(driver, count: 40).show(from: 999_960)
    #expect(made.value == 40)
    #expect(driver.table.rowCount == 1_000_000)
  }

  @Test("Counted rows with keys are found without asking for every key again")
  func countedWithKeys() {
    let asked = Guarded(0)
    let driver = TableDriver(
      TableModel {
        SectionModel(
          "s", count: 1_000,
          key: { index in
            asked.withLock { $0 += 1 }
            return "key \(index)"
          }, row: { Row(SampleRow("\($0)")) })
      })
    driver.attach(RecordingHostStub())
    for row in stride(from: 999, through: 0, by: -1) {
      let path = RowPath(section: 0, row: row)
      #expect(driver.table.path(of: RowID(.section("s"), "key \(row)")) == path)
    }
    #expect(driver.table.path(of: RowID(.section("s"), "key 1000")) == nil)
    #expect(asked.withLock { $0 } <= 5_000)
  }

  @Test("A negative count is no rows, and is reported")
  func negativeCount() {
    let reports = Guarded<[Diagnostic.Cause]>([])
    let count = Diagnostics.withHandler { report in
      reports.withLock { $0.append(report.cause) }
    } _: {
      SectionModel("s", count: -1) { SampleRow("\($0)") }.count
    }
    #expect(count == 0)
    #expect(reports.withLock { $0 } == ["negative-count"])
  }
}
