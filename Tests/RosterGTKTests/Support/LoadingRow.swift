#if GTK
  import Roster
  import RosterGTK

  /// A row whose text comes late.
  struct LoadingRow: GTKRow {
    let id: String
    let gate: Gate
    var content: RowContent { .text(id) }

    static func == (a: LoadingRow, b: LoadingRow) -> Bool { a.id == b.id }

    func update(_ cell: LabelCell, slot: RowSlot) {
      cell.show("")
      slot.load(id) { [id, gate] in
        await gate.load(id)
      } apply: {
        cell.show($0)
      }
    }
  }

  /// Loads that end when a test says so, also after they were cancelled.
  actor Gate {
    private var waiting: [String: CheckedContinuation<String, Never>] = [:]
    private nonisolated let keys = Guarded<Set<String>>([])

    func load(_ key: String) async -> String {
      await withCheckedContinuation {
        waiting[key] = $0
        keys.withLock { _ = $0.insert(key) }
      }
    }

    func finish(_ key: String) {
      keys.withLock { _ = $0.remove(key) }
      waiting.removeValue(forKey: key)?.resume(returning: "text of \(key)")
    }

    nonisolated func isWaiting(for key: String) -> Bool { keys.withLock { $0.contains(key) } }
  }
#endif
