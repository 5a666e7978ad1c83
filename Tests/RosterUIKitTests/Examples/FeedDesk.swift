import Foundation

/// A server of pages that answers when a test says so.
@MainActor final class FeedDesk {
  private(set) var asked: [Int] = []
  private var waiting: [CheckedContinuation<Data?, any Error>] = []

  func load(_ page: Int) async throws -> Data? {
    asked.append(page)
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Answers what was asked first, and lets the screen follow.
  func answer(_ text: String?) async {
    await settle()
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: text.map { Data($0.utf8) }) }
    await settle()
  }

  /// Lets what was asked first fail.
  func fail() async {
    await settle()
    if !waiting.isEmpty { waiting.removeFirst().resume(throwing: URLError(.timedOut)) }
    await settle()
  }

  /// Lets tasks on the main actor run until none is left.
  func settle() async {
    for _ in 0..<30 { await Task.yield() }
  }
}
