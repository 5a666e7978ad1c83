/// What has to be done to the sections and rows of one table to make it another.
///
/// Each place says which table it belongs to: deletes and `before` are places in the old table,
/// inserts and `after` in the new one.
///
/// Behavior:
/// - Old places occur once among deletes and move sources, new places once among inserts and move
///   targets. A row of a deleted or inserted section is not named by itself.
/// - Section moves are the fewest possible, row moves the fewest given these.
/// - A row that the host cannot move is a delete and an insert, and is named in `carried`.
/// - A section that is nothing but a count, and whose count changes by more than a million, is deleted and
///   inserted as a whole.
public struct UpdateBatch: Sendable, Hashable {
  /// One row's place in the old and in the new table.
  public struct RowPair: Sendable, Hashable {
    /// The place in the old table.
    public var before: RowPath
    /// The place in the new table.
    public var after: RowPath

    /// A pair of places.
    public init(before: RowPath, after: RowPath) {
      self.before = before
      self.after = after
    }
  }

  /// Positions in the old table of sections that leave, ascending.
  public var sectionDeletes: [Int] = []
  /// Positions in the new table of sections that enter, ascending.
  public var sectionInserts: [Int] = []
  /// The sections that change their order, by `after`.
  public var sectionMoves: [ListDiff.Pair] = []
  /// The sections whose header differs, comes or goes, by `after`.
  public var headerUpdates: [ListDiff.Pair] = []
  /// The sections whose footer differs, comes or goes, by `after`.
  public var footerUpdates: [ListDiff.Pair] = []
  /// Places in the old table of rows that leave, ascending.
  public var rowDeletes: [RowPath] = []
  /// Places in the new table of rows that enter, ascending.
  public var rowInserts: [RowPath] = []
  /// The rows that change their order or their section, by `after`.
  public var rowMoves: [RowPair] = []
  /// The rows whose content differs, by `after`.
  public var rowUpdates: [RowPair] = []
  /// The rows that are both deleted and inserted: they keep selection, cursor and height.
  public var carried: [RowPair] = []

  /// A batch in which nothing has to be done.
  public init() {}

  /// Whether nothing has to be done.
  public var isEmpty: Bool { !changesStructure && rowUpdates.isEmpty && !changesHeaders }

  /// Whether rows or sections come, go or move.
  public var changesStructure: Bool {
    !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && rowDeletes.isEmpty && rowInserts.isEmpty && rowMoves.isEmpty)
  }

  /// Whether headers or footers differ.
  public var changesHeaders: Bool { !(headerUpdates.isEmpty && footerUpdates.isEmpty) }
}
