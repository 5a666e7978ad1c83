extension FeedDecoder {
  /// Decodes a feed while it arrives, in chunks of bytes (`Data`, `[UInt8]`).
  public func batches<Chunks: AsyncSequence>(of chunks: Chunks) -> FeedBatches<Chunks> {
    FeedBatches(chunks: chunks, plan: plan, batchSize: batchSize)
  }

  /// Decodes the feed in a file while it is read, off the main actor.
  public func batches(contentsOf path: String) -> FeedBatches<FileChunks> {
    FeedBatches(chunks: FileChunks(path: path), plan: plan.named(path), batchSize: batchSize)
  }
}
