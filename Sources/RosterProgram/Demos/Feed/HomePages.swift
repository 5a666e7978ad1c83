import Foundation

/// Stands for a server: its pages come late, and the second fails at first.
actor HomePages {
  /// The server does not answer.
  struct Failure: Error {}

  /// How long a page takes.
  private let delay: Duration
  private var hasFailed = false

  init(delay: Duration) { self.delay = delay }

  /// A page, counted from 1; `nil` after the last.
  func page(_ number: Int) async throws -> Data? {
    try await Task.sleep(for: delay)
    switch number {
    case 1: return Data(PackageResources.home_1_json)
    case 2:
      if !hasFailed {
        hasFailed = true
        throw Failure()
      }
      return Data(PackageResources.home_2_json)
    case 3: return Data(PackageResources.home_3_json)
    default: return nil
    }
  }
}
