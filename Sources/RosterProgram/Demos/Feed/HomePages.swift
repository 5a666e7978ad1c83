import Foundation

/// Stands for a server: its pages come late, and the second fails at first.
actor HomePages {
  /// The server does not answer.
  struct Failure: Error {}

  /// How long a page takes.
  private let delay: Duration
  private var hasFailed = false
  private var hasNewer = true

  init(delay: Duration) { self.delay = delay }

  /// What has come since the first page was made; `nil` if there is nothing.
  func newer() async throws -> Data? {
    try await Task.sleep(for: delay)
    if !hasNewer { return nil }
    hasNewer = false
    return Data(PackageResources.home_0_json)
  }

  /// A page, counted from 1; `nil` after the last.
  func page(_ number: Int) async throws -> Data? {
    try await Task.sleep(for: delay)
    switch number {
    case 1:
      hasNewer = true
      return Data(PackageResources.home_1_json)
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
