public import Roster

/// Changes at random that every host has to follow, whatever it shows them on.
@MainActor public struct HostTrial {
  /// What a host shows: its titles from top to bottom.
  public typealias Shown = @MainActor () -> [String]

  private let attach: @MainActor (TableDriver) -> Shown

  /// A trial of a host that shows at least 30 rows at a time.
  ///
  /// - Parameter attach: Shows the table of a driver, and says what is shown after each flush.
  public init(_ attach: @escaping @MainActor (TableDriver) -> Shown) { self.attach = attach }

  /// A row that is its text.
  private struct TrialRow: RowModel {
    let id: String
    var text: String
    var content: RowContent { .text(text) }
  }

  /// Keys that repeat within sections and across them, in sections that come, go and change places: the
  /// first in order is shown.
  ///
  /// - Returns: What was shown wrongly.
  public func repeats(seed: UInt64, steps: Int = 300) -> [String] {
    var random = SeededRandom(seed: seed)
    let state = TrialBox<[(String, [String])]>([])
    let driver = TableDriver {
      TableModel(
        sections: state.value.map { id, keys in
          SectionModel(id, rows: keys.map { TrialRow(id: $0, text: $0) })
        })
    }
    return Diagnostics.withHandler({ _ in }) {
      let shown = attach(driver)
      for step in 0..<steps {
        state.value = (0..<1 + random.below(4)).shuffled(using: &random).map { id in
          ("\(id)", (0..<random.below(6)).map { _ in "\(random.below(8))" })
        }
        driver.apply()
        var seen: Set<String> = []
        let wanted = state.value.flatMap { $0.1.filter { seen.insert($0).inserted } }
        if !wanted.isEmpty, shown() != wanted {
          return ["step \(step): \(shown()) for \(state.value)"]
        }
      }
      return []
    }
  }

  /// Edits of a store, many between two updates: some of keys that are there or not, some undone by others.
  ///
  /// - Returns: What was shown wrongly.
  public func edits(seed: UInt64, steps: Int = 400) -> [String] {
    var random = SeededRandom(seed: seed)
    let store = RecordStore(Letter.self, key: \.key, ["0", "1", "2"].map { Letter($0) })
    let driver = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { TrialRow(id: $0.key, text: $0.text) }
      }
    }
    return Diagnostics.withHandler({ _ in }) {
      let shown = attach(driver)
      for step in 0..<steps {
        for _ in 0..<1 + random.below(7) { Self.edit(store, step, &random) }
        driver.flush()
        let wanted = store.snapshot.map(\.text)
        if !wanted.isEmpty, shown() != wanted { return ["step \(step): \(shown()) for \(wanted)"] }
      }
      return []
    }
  }

  private static func edit(
    _ store: RecordStore<Letter, String>, _ step: Int, _ random: inout SeededRandom
  ) {
    let key = "\(random.below(14))"
    switch random.below(8) {
    case 0, 1: store.insert(Letter(key), at: random.below(store.count + 1))
    case 2: store.remove(key)
    case 3: store.update(Letter(key + String(repeating: "*", count: step % 3)))
    case 4: store.move(key, to: random.below(store.count))
    case 5 where store.count > 0: store.remove(at: random.below(store.count))
    case 6 where step % 29 == 0: store.removeAll()
    case 7 where step % 7 == 0: store.replaceAll(with: store.snapshot.shuffled(using: &random))
    default: break
    }
  }

  /// Handlers of rows and of the selection that edit the data and ask for the update at once.
  ///
  /// - Returns: What was shown wrongly.
  public func handlers(seed: UInt64, steps: Int = 60) async -> [String] {
    var random = SeededRandom(seed: seed)
    let store = RecordStore(Letter.self, key: \.key, (0..<20).map { Letter("\($0)") })
    let driver = TrialBox<TableDriver?>(nil)
    let calls = TrialBox(0)
    let edit: @MainActor @Sendable () -> Void = {
      calls.value += 1
      guard calls.value % 3 != 0, calls.value < 5_000 else { return }
      store.remove(at: calls.value * 13 % store.count)
      store.insert(Letter("e\(calls.value)"), at: calls.value * 7 % store.count)
      driver.value?.flush()
    }
    let made = TableDriver {
      TableModel {
        SectionModel("s", rows: store) { letter in
          Row(TrialRow(id: letter.key, text: letter.text))
            .onWillDisplay { _ in edit() }.onDidEndDisplay { _ in edit() }
            .onFocus { _, _ in edit() }
        }
      }.selection(.multiple) { _ in edit() }
    }
    driver.value = made
    defer { driver.value = nil }
    let shown = attach(made)
    for step in 0..<steps {
      let keys = store.snapshot.map(\.key)
      made.toggleSelection(of: Letter.id(keys[random.below(keys.count)]))
      made.moveCursor(to: Letter.id(keys[random.below(keys.count)]))
      made.flush()
      _ = shown()
      await made.settled()
      let wanted = store.snapshot.map(\.text)
      // To look may have shown a row, whose handler has edited again.
      if shown() != wanted, store.snapshot.map(\.text) == wanted {
        return ["step \(step): \(shown()) for \(wanted)"]
      }
    }
    return calls.value > steps ? [] : ["handlers were called \(calls.value) times"]
  }
}

/// A value that closures of a table share with a trial.
@MainActor private final class TrialBox<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
