/// How much has been done to a store, so that it is known without a look at the records how far two of
/// its snapshots lie apart.
@usableFromInline struct EditCount: Sendable {
  /// How often it was emptied: what was before shares nothing with what came then.
  @usableFromInline var fills = 0
  /// The records that were put in, taken out, moved or written.
  @usableFromInline var records = 0

  @inlinable init() {}
}
