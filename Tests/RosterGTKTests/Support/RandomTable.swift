#if GTK
  import ListTestSupport
  import Roster

  /// Sections of rows that change at random: rows enter, leave, move, differ, flip their kind, cross
  /// sections; sections enter, leave and move; headers and footers come, go and differ.
  struct RandomTable {
    private struct Section {
      var id: Int
      var header: Int?
      var footer: Int?
      var rows: [LabelRow]
    }

    private var sections: [Section] = []
    var random: SeededRandom
    private var next = 0
    /// How many rows a section has at most.
    private let limit: Int

    init(seed: UInt64, sections count: Int = 0, rows: Int = 0, limit: Int = 60) {
      random = SeededRandom(seed: seed)
      self.limit = limit
      for section in 0..<count {
        let rows = (0..<rows).map { LabelRow("\(section).\($0)") }
        sections.append(Section(id: -section, header: nil, footer: nil, rows: rows))
      }
    }

    mutating func change() {
      switch random.below(24) {
      case 0 where sections.count < 8:
        next += 1
        let rows = (0..<random.below(4)).map { LabelRow("\(next)-\($0)") }
        let header = random.below(2) == 0 ? nil : 0
        sections.insert(
          Section(id: next, header: header, footer: nil, rows: rows),
          at: random.below(sections.count + 1))
      case 1 where sections.count > 1: sections.remove(at: random.below(sections.count))
      case 2 where sections.count > 1:
        let section = sections.remove(at: random.below(sections.count))
        sections.insert(section, at: random.below(sections.count + 1))
      case 3 where !sections.isEmpty:
        sections[random.below(sections.count)].header = random.below(3) == 0 ? nil : random.below(9)
      case 4 where !sections.isEmpty:
        sections[random.below(sections.count)].footer = random.below(3) == 0 ? nil : random.below(9)
      default: changeRow()
      }
    }

    private mutating func changeRow() {
      guard !sections.isEmpty else { return }
      let section = random.below(sections.count)
      let count = sections[section].rows.count
      switch random.below(9) {
      case 0...2 where count < limit:
        next += 1
        var row = LabelRow("\(next)")
        if random.below(2) == 0 { row.height = .fixed(Double(20 + random.below(60))) }
        sections[section].rows.insert(row, at: random.below(count + 1))
      case 3 where count > 0, 4 where count > 0:
        sections[section].rows.remove(at: random.below(count))
      case 5 where count > 0:
        let row = sections[section].rows.remove(at: random.below(count))
        let target = random.below(sections.count)
        sections[target].rows.insert(row, at: random.below(sections[target].rows.count + 1))
      case 6 where count > 0:
        next += 1
        sections[section].rows[random.below(count)].text = "t\(next)"
      case 7 where count > 0:
        sections[section].rows[random.below(count)].variant = random.below(2) == 0 ? "" : "other"
      case 8 where count > 0 && random.below(20) == 0:
        sections[section].rows.shuffle(using: &random)
      default: break
      }
    }

    /// The dull cases that it is an example of now.
    var dullCases: Set<String> {
      ListTestSupport.dullCases(of: sections.map { ($0.header != nil, $0.rows.count) })
    }

    @MainActor var table: TableModel {
      TableModel(
        sections: sections.map { section in
          SectionModel(
            section.id, header: section.header.map { "h\($0)" },
            footer: section.footer.map { "f\($0)" }, rows: section.rows)
        }
      ).selection(.multiple)
    }
  }
#endif
