extension UpdateBatch {
  /// Replays the batch on values: the old table with the change done to it.
  ///
  /// Only what the batch names is taken from `new`: sections and rows that enter, the content of rows
  /// that are updated, and the sections whose header or footer is.
  ///
  /// - Returns: The new table; `nil` if the batch is not one of these two tables.
  /// - Complexity: O(*n*), and O(*k* log *k*) for *k* section moves.
  public func apply<Section, Row>(
    to old: TableCopy<Section, Row>, from new: TableCopy<Section, Row>
  ) -> TableCopy<Section, Row>? {
    BatchReplay(self, old, new)?.result()
  }

  /// For each section of the new table its position in the old one, −1 if it enters; `nil` if the
  /// section operations do not lead from one count to the other.
  package func sectionOrigins(from oldCount: Int, to newCount: Int) -> [Int]? {
    ListDiff(deletes: sectionDeletes, inserts: sectionInserts, moves: sectionMoves)
      .apply(to: Array(0..<oldCount), from: Array(repeating: -1, count: newCount))
  }
}
