#if GTK
  import ListTestSupport
  import Roster

  /// A record that a random list shows in any form.
  struct Thing: Equatable, Sendable {
    let key: Int
    var content: RowContent
    var height = RowHeight.automatic
    var showsPlace = false

    /// A record that looks as chance has it.
    init(_ key: Int, _ random: inout SeededRandom) {
      self.key = key
      content = Self.content(key, &random)
    }

    /// Something to show, on one line or many, with whatever may stand beside it.
    static func content(_ key: Int, _ random: inout SeededRandom) -> RowContent {
      var content = RowContent.text("row \(key)")
      switch random.below(8) {
      case 0: content.subtitle = "subtitle \(random.below(100))"
      case 1:
        content.title = String(repeating: "many words ", count: random.below(40))
        content.titleLines = 0
      case 2: content.accessory = .toggle(isOn: random.below(2) == 0)
      case 3: content.detail = .text("晨")
      case 4: content.accessory = .textField(RowTextField("x"))
      case 5: content.image = .symbol("starred")
      default: break
      }
      return content
    }

    /// Changes how the record looks.
    mutating func change(_ random: inout SeededRandom) {
      switch random.below(5) {
      case 0: showsPlace.toggle()
      case 1: height = random.below(2) == 0 ? .automatic : .fixed(Double(random.below(200)))
      default: content = Self.content(key, &random)
      }
    }

    /// The row that shows the record.
    var row: Row<ContentRow> {
      var content = content
      if showsPlace { content.detail = .position }
      return Row(ContentRow(key, content, height: height))
    }

    /// The identity of the row of a record.
    static func id(_ key: Int) -> RowID { RowID(Thing.self, key) }
  }
#endif
