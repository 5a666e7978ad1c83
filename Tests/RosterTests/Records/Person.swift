import Roster

struct Person: Sendable, Hashable, Identifiable {
  var pid: Int
  var name: String
  var id: Int { pid }

  init(_ pid: Int, _ name: String = "") {
    self.pid = pid
    self.name = name
  }
}

/// A record that is an object and may be changed in place.
final class Account: Equatable, Sendable {
  let id: Int
  private let guarded: Guarded<Int>

  init(_ id: Int, balance: Int = 0) {
    self.id = id
    guarded = Guarded(balance)
  }

  var balance: Int { guarded.withLock { $0 } }
  func deposit(_ amount: Int) { guarded.withLock { $0 += amount } }

  static func == (left: Account, right: Account) -> Bool {
    left.id == right.id && left.balance == right.balance
  }
}

/// The causes of the diagnostics that `body` gives.
@MainActor func causes(_ body: @MainActor () -> Void) -> [String] {
  diagnostics(body).map(\.cause.rawValue)
}

@MainActor func diagnostics(_ body: @MainActor () -> Void) -> [Diagnostic] {
  let heard = Guarded<[Diagnostic]>([])
  Diagnostics.withHandler({ d in heard.withLock { $0.append(d) } }, body)
  return heard.withLock { $0 }
}

extension RecordStore {
  /// The keys in order.
  var keys: [Key] { snapshot.map { key(of: $0) } }
}
