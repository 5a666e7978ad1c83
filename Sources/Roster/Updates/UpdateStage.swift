/// One step of an update as a host applies it: a batch, with the table before and after it.
///
/// Most hosts take an update in one stage. Counts during a stage are those of `before` until the host
/// commits, and those of `after` from then on.
public struct UpdateStage: Sendable {
  /// What has to be done.
  public let batch: UpdateBatch
  /// The table that the old places belong to.
  public let before: TableSnapshot
  /// The table that the new places belong to.
  public let after: TableSnapshot

  /// A stage of a batch between two tables.
  public init(batch: UpdateBatch, before: TableSnapshot, after: TableSnapshot) {
    self.batch = batch
    self.before = before
    self.after = after
  }
}
