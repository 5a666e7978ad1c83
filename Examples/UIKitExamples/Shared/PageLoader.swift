import Foundation

/// Loads the bytes of a page of the feed, counted from 1; `nil` after the last.
public typealias PageLoader = @MainActor (Int) async throws -> Data?
