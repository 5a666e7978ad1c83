import Foundation

/// The rows of a feed in batches, while the rest of it still arrives.
///
///     for try await batch in feed.batches(of: chunks) { store.append(batch.rows) }
///
/// Behavior:
/// - Nothing runs but when the next batch is asked for: no bytes are read ahead.
/// - Decoding runs off the main actor, in the task that asks.
/// - A cancelled task gets a `CancellationError` soon, also in the middle of a document.
/// - An error comes after all batches before it; the sequence then has ended. What the chunks throw
///   comes as it is.
public struct FeedBatches<Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Sequence<UInt8> {
  /// A batch: rows, and what was wrong with other items.
  public typealias Element = FeedResult<AnyRow>

  let chunks: Chunks
  let plan: FeedPlan<AnyRow>
  let batchSize: Int

  /// Starts decoding.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      chunks: chunks.makeAsyncIterator(), session: FeedSession(plan),
      batchSize: Swift.max(batchSize, 1))
  }

  /// All rows of the feed, once it has arrived.
  ///
  /// - Throws: `FeedError` with the rows before the error; if the chunks threw it, it is the error's
  ///   `cause`. `CancellationError` if the task is cancelled: nobody waits for the rows then.
  @concurrent public func collected() async throws -> FeedResult<AnyRow> {
    var result = FeedResult<AnyRow>()
    var iterator = makeAsyncIterator()
    do {
      while let batch = try await iterator.next() { result.append(batch) }
    } catch let error as FeedError {
      throw error.including(result)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw FeedError(error, at: iterator.session.end).including(result)
    }
    return result
  }

  /// Asks for batch after batch.
  public struct Iterator: AsyncIteratorProtocol {
    var chunks: Chunks.AsyncIterator
    var session: FeedSession<AnyRow>
    let batchSize: Int
    private var isFinal = false
    private var isOver = false

    init(chunks: Chunks.AsyncIterator, session: FeedSession<AnyRow>, batchSize: Int) {
      self.chunks = chunks
      self.session = session
      self.batchSize = batchSize
    }

    /// The next batch, as soon as one item is whole; `nil` at the end.
    @concurrent public mutating func next() async throws -> FeedResult<AnyRow>? {
      guard !isOver else { return nil }
      do {
        while true {
          var batch = FeedResult<AnyRow>()
          if try session.next(limit: batchSize, isFinal: isFinal, into: &batch) { return batch }
          if isFinal { break }
          let chunk = try await chunks.next()
          // Sequences may end early, instead of throwing, when their task is cancelled.
          try Task.checkCancellation()
          if let chunk { session.append(chunk) } else { isFinal = true }
        }
        isOver = true
        return nil
      } catch {
        isOver = true
        throw error
      }
    }
  }
}

extension FeedBatches: Sendable where Chunks: Sendable {}
