import Dispatch

/// Runs a task and waits for its end, since a fuzzer's function cannot.
///
/// `@unchecked Sendable` holds because `outcome` is written before the semaphore is signalled, and
/// read after.
final class Waiting<Success: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var outcome: Result<Success, any Error>?

  init(_ body: @escaping @Sendable () async throws -> Success) {
    Task {
      do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
      done.signal()
    }
  }

  func result() throws -> Success {
    done.wait()
    return try outcome.unsafelyUnwrapped.get()
  }
}
