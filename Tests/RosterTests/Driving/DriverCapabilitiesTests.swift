import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Random mixtures of every sort of section, with rows that cross them, on every sort of host.
@MainActor @Suite("Driver: every sort of section on every sort of host")
struct DriverCapabilitiesTests {
  struct Item: Equatable, Sendable, Identifiable {
    var id: Int
    var name: String
  }

  struct ItemRow: RowModel {
    let item: Item
    var id: Int { item.id }
    var kind: RowKind { RowKind(Self.self, item.id % 2 == 0 ? "even" : "odd") }
    var content: RowContent { .text(item.name) }
  }

  @MainActor final class Screen {
    static let all = ["typed", "written", "made", "store", "counted", "shared"]
    var order = Screen.all
    var lists: [[Item]] = Array(repeating: (0..<4).map { Item(id: $0, name: "\($0)") }, count: 3)
    var count = 3
    var title = 0
    var ends = 0
    var hasEnds = false
    var selections = 0
    let store = RecordStore(Item.self, (0..<5).map { Item(id: $0, name: "\($0)") })
    let shared = RecordStore(Item.self, (3..<9).map { Item(id: $0, name: "\($0)") })

    var table: TableModel {
      var table = TableModel(sections: order.map(section)).selection(.multiple) { [weak self] _ in
        self?.selections += 1
      }
      if ends == 1 { table = table.loadMore(.loading) {} }
      if ends == 2 { table = table.loadEarlier(.failed("a")) {}.loadMore(.failed("b")) {} }
      return hasEnds ? table.header(SampleRow("1")).footer(SampleRow("1")) : table
    }

    private func section(_ id: String) -> SectionModel {
      let text = title % 3 == 0 ? nil : "\(id) \(title)"
      return switch id {
      case "typed": SectionModel(id, header: text, rows: lists[0].map { ItemRow(item: $0) })
      case "written":
        SectionModel(id, header: text, footer: text) {
          for item in lists[1] {
            switch item.id % 3 {
            case 0: Row("block \(item.id)") { .text(item.name) }
            case 1: ItemRow(item: item)
            default: SampleRow("\(item.id)", item.name)
            }
          }
        }
      case "made": SectionModel(id, header: text, rows: lists[2]) { SampleRow("", $0.name) }
      case "store": SectionModel(id, footer: text, rows: store) { SampleRow("", $0.name) }
      case "counted": SectionModel(id, header: text, count: count) { SampleRow("", "\($0)") }
      default: SectionModel(id, header: text, rows: shared) { SampleRow("", $0.name) }
      }
    }

    func change(_ step: Int, _ random: inout SeededRandom) {
      let list = Int.random(in: 0..<3, using: &random)
      let id = Int.random(in: 0..<10, using: &random)
      switch Int.random(in: 0..<13, using: &random) {
      case 0: order.shuffle(using: &random)
      case 1:
        guard let section = Self.all.randomElement(using: &random) else { return }
        if order.contains(section) {
          order.removeAll { $0 == section }
        } else {
          order.append(section)
        }
      case 2: lists[list].shuffle(using: &random)
      case 3, 4: lists[list].insert(Item(id: id, name: "\(step)"), at: 0)
      case 5, 6: lists[list] = lists[list].dropLast()
      case 7: count = Int.random(in: 0..<5, using: &random)
      case 8: title += 1
      case 9: ends = (ends + 1) % 3
      case 10: hasEnds.toggle()
      case 11:
        store.upsert(Item(id: id, name: "\(step)"), insertAt: .start)
        shared.remove(id)
      default:
        shared.replaceAll(
          with: shared.snapshot.shuffled(using: &random) + [Item(id: id, name: "\(step)")])
      }
    }
  }

  @Test("Thousands of random steps", arguments: 0..<8)
  func random(abilities: Int) {
    var random = SeededRandom(seed: UInt64(abilities) + 100)
    let screen = Screen()
    let driver = TableDriver(screen) { $0.table }
    let host = RecordingHost(
      driver,
      capabilities: HostCapabilities(
        movesRows: abilities & 1 == 0, movesSections: abilities & 2 == 0,
        takesSectionsWithRows: abilities & 4 == 0))
    Diagnostics.withHandler({ _ in }) {
      driver.attach(host)
      let cells = RecordingCells(driver, count: 14)
      var model = PlainSelection()
      for step in 0..<400 {
        for _ in 0..<Int.random(in: 1...4, using: &random) { screen.change(step, &random) }
        pick(in: driver, &model, &random)
        if step % 6 == 0 { host.finishesByItself.toggle() }
        if step % 8 == 0 { cells.show(from: Int.random(in: 0..<8, using: &random)) }
        let before = PlainTable(driver.table)
        let told = screen.selections
        driver.apply()
        while host.isApplying { host.finish() }
        #expect(host.violations == [], "step \(step)")
        #expect(host.ids == TableCopy(driver.table))
        let after = PlainTable(driver.table)
        let isLost = model.follow(from: before, to: after)
        #expect(Set(after.rows.filter(driver.isSelected)) == model.selected, "step \(step)")
        #expect(driver.selection.count(in: driver.table) == model.selected.count, "step \(step)")
        #expect(screen.selections == told + (isLost ? 1 : 0), "step \(step)")
        if let cursor = driver.cursor { #expect(driver.table.path(of: cursor) != nil) }
        for (cell, slot) in cells.slots.enumerated() {
          guard let id = slot.id, let path = driver.table.path(of: id) else { continue }
          #expect(cells.titles[cell] == driver.table.row(at: path).content.title, "step \(step)")
        }
      }
    }
  }

  private func pick(
    in driver: TableDriver, _ model: inout PlainSelection, _ random: inout SeededRandom
  ) {
    if random.below(30) == 0 {
      let table = PlainTable(driver.table)
      _ = model.selectOnly(table.rows, wholes: table.sections.map(\.id))
      return driver.selectAll()
    }
    if driver.table.rowCount == 0 { return }
    let index = Int.random(in: 0..<driver.table.rowCount, using: &random)
    let path = driver.table.path(atFlatIndex: index)
    let id = driver.table.id(at: path)
    if Bool.random(using: &random) {
      if driver.table.sections[path.section].role == .content {
        _ = model.set(id, !model.selected.contains(id))
      }
      driver.toggleSelection(of: id)
    } else {
      driver.moveCursor(to: id)
    }
  }
}
