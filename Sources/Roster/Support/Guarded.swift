#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that several threads share, reached only while a lock is held.
///
/// What runs under the lock must be ours alone: no handler, no `==`, hash or description of a type
/// from outside, and no end of anything that others made, since each of these may ask for the lock
/// again. So what is replaced or removed comes out of the lock, and ends behind it: replace a value
/// by `exchange(_:)`, and return from `withLock` what is taken out of one.
///
/// The value itself must not be a closure, nor an optional one: put it into a struct. Each time a
/// closure is reached through a generic `inout` it is wrapped once more, without end.
///
/// The standard library's `Mutex` needs iOS 18 and macOS 15, later than this package asks for.
///
/// `@unchecked Sendable` holds because `value` is private and touched only between lock and unlock,
/// and what leaves `withLock` must itself be `Sendable`.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    #if DEBUG
      // One that is asked for again by the thread that holds it fails, and does not wait for itself.
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
      pthread_mutex_init(lock, &attributes)
      pthread_mutexattr_destroy(&attributes)
    #else
      pthread_mutex_init(lock, nil)
    #endif
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// Runs `body` alone with the value. Not re-entrant: `body` must not use the same lock again.
  ///
  /// Never inlined, so that what comes out of the lock is let go behind it, and not where the optimizer
  /// sees that nobody needs it any more.
  @inline(never) package func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let status = pthread_mutex_lock(lock)
    assert(status == 0, "A lock was asked for again by what runs under it.")
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}

extension Guarded where Value: Sendable {
  /// Puts another value in the place of the one that is there, which ends outside of the lock.
  ///
  /// - Returns: The value that was there.
  @discardableResult package func exchange(_ new: Value) -> Value {
    withLock { value in
      let old = value
      value = new
      return old
    }
  }
}
