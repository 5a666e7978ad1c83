#if GTK
  import CGTK
  import Roster

  @testable import RosterGTK

  /// Counts which of some GTK objects have come to their end.
  @MainActor final class Ends {
    private final class Count: Sendable {
      let left = Guarded(0)
    }

    private let count = Count()

    /// How many of the watched objects are alive.
    var left: Int { count.left.withLock { $0 } }

    func watch(_ object: UnsafeMutableRawPointer) {
      count.left.withLock { $0 += 1 }
      g_object_weak_ref(
        object.object,
        { data, _ in
          let count = Unmanaged<Count>.fromOpaque(data!).takeRetainedValue()
          count.left.withLock { $0 -= 1 }
        }, Unmanaged.passRetained(count).toOpaque())
    }
  }
#endif
