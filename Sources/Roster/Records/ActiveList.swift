/// What still goes on, in the order in which it came.
///
/// Its elements end by themselves, at any time and on any thread. They are swept out while the list is
/// walked, and when it has doubled since the last time: it never holds many more than go on.
@MainActor final class ActiveList<Element: Ending> {
  private(set) var all: [Element] = []
  /// The length at which those that are over are looked for.
  private var limit = ActiveList.leastLimit

  private nonisolated static var leastLimit: Int { 16 }

  nonisolated init() {}

  deinit {
    // Others may still hold them: what they hold in turn need not stay for that.
    for element in all { element.cancel() }
  }

  /// Whether nothing goes on.
  ///
  /// - Complexity: O(1) while the first goes on, else O(*n*), once for each that is over.
  var isEmpty: Bool {
    guard let first = all.first else { return true }
    if first.isActive { return false }
    sweep()
    return all.isEmpty
  }

  /// Adds what has begun.
  ///
  /// - Complexity: O(1) amortized.
  func append(_ element: Element) {
    if all.count >= limit {
      // What is added while others end does not sweep again.
      limit = .max
      sweep()
      limit = max(2 * all.count, Self.leastLimit)
    }
    all.append(element)
  }

  /// Forgets what is over.
  ///
  /// - Complexity: O(*n*)
  func sweep() {
    // An owner may end when it is asked for, and add or cancel something. So this asks while nobody has
    // hold of the list, and what is forgotten ends when the list is whole again.
    let known = all
    var hasGone = false
    for element in known where !element.isActive { hasGone = true }
    if hasGone { all.removeAll { $0.isOver } }
    withExtendedLifetime(known) {}
  }
}
