import ListTestSupport
import Roster
import RosterUIKit

/// Sections of rows that change at random: rows enter, leave, move, differ, flip their kind, cross
/// sections; sections enter, leave and move; headers come, go and differ.
struct RandomTable {
  struct Section {
    var id: Int
    var header: Int?
    var rows: [LabelRow]
  }

  var sections: [Section] = []
  var random: SeededRandom
  var next = 0
  /// How often it has changed.
  private(set) var changes = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func change(times: Int) {
    for _ in 0..<times { change() }
    changes += times
  }

  private mutating func change() {
    switch random.below(20) {
    case 0 where sections.count < 6:
      next += 1
      sections.insert(
        Section(id: next, header: random.below(2) == 0 ? nil : 0, rows: []),
        at: random.below(sections.count + 1))
    case 1 where sections.count > 1: sections.remove(at: random.below(sections.count))
    case 2 where sections.count > 1:
      let section = sections.remove(at: random.below(sections.count))
      sections.insert(section, at: random.below(sections.count + 1))
    case 3 where !sections.isEmpty:
      sections[random.below(sections.count)].header = random.below(3) == 0 ? nil : random.below(9)
    default: changeRow()
    }
  }

  private mutating func changeRow() {
    guard !sections.isEmpty else { return }
    let section = random.below(sections.count)
    let count = sections[section].rows.count
    switch random.below(8) {
    case 0...2 where count < 12:
      next += 1
      var row = LabelRow("\(next)", real: 20 + Double(random.below(5)) * 15)
      if random.below(4) == 0 { row.given = .fixed(30) }
      sections[section].rows.insert(row, at: random.below(count + 1))
    case 3 where count > 0: sections[section].rows.remove(at: random.below(count))
    case 4 where count > 0:
      let row = sections[section].rows.remove(at: random.below(count))
      let target = random.below(sections.count)
      sections[target].rows.insert(row, at: random.below(sections[target].rows.count + 1))
    case 5 where count > 0:
      next += 1
      sections[section].rows[random.below(count)].text = "t\(next)"
    case 6 where count > 0:
      sections[section].rows[random.below(count)].variant = random.below(2) == 0 ? "" : "other"
    default: break
    }
  }

  /// The dull cases that it is an example of now.
  var dullCases: Set<String> {
    ListTestSupport.dullCases(of: sections.map { ($0.header != nil, $0.rows.count) })
  }

  /// The table, with handlers of each row.
  @MainActor func table(_ handlers: RowHandlers) -> TableModel {
    TableModel(
      sections: sections.map { section in
        SectionModel(
          section.id, header: section.header.map { "h\($0)" }, rows: section.rows
        ) { row in
          Row(row).height(row.given)
            .onWillDisplay { _ in handlers.shown() }
            .trailingActions { _ in [RowAction("Do") { _ in handlers.pressed += 1 }] }
        }
      })
  }
}

/// What the rows of a random table do.
@MainActor final class RowHandlers {
  var pressed = 0
  /// Is done once, when the next row comes into view.
  var next: (() -> Void)?

  func shown() {
    let body = next
    next = nil
    body?()
  }
}
