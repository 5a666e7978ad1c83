/// What has to be done to one list to make it another: the result of a diff.
///
/// Each position says which list it belongs to: `before` and `deletes` are positions in the old list,
/// `after` and `inserts` in the new one.
///
/// Behavior:
/// - Each old position occurs at most once among deletes and move sources, each new position at most
///   once among inserts and move targets.
/// - Taking deletes and move sources out of the old list, putting inserts and move targets at their
///   new positions and filling the rest in order gives the new list, exactly.
/// - An update names an element whose content differs; it may coincide with a move.
public struct ListDiff: Sendable, Hashable {
  /// One element's position in the old and in the new list.
  public struct Pair: Sendable, Hashable {
    /// The position in the old list.
    public var before: Int
    /// The position in the new list.
    public var after: Int

    /// A pair of positions.
    @inlinable public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// An id that occurred again in one list.
  public struct Repeat: Sendable, Hashable {
    /// Which of the two lists.
    public enum List: Sendable, Hashable {
      /// The list before the change.
      case old
      /// The list after the change.
      case new
    }

    /// The list that has the repeat.
    public var list: List
    /// The position of the repeat in that list.
    public var position: Int
    /// The position in that list where the id occurred first.
    public var first: Int

    /// A repeat.
    @inlinable public init(list: List, position: Int, first: Int) {
      self.list = list
      self.position = position
      self.first = first
    }
  }

  /// Positions in the old list of elements that leave, ascending.
  public var deletes: [Int]
  /// Positions in the new list of elements that enter, ascending.
  public var inserts: [Int]
  /// The elements that change their order relative to the others: the fewest possible, by `after`.
  public var moves: [Pair]
  /// The elements whose content differs, by `after`.
  public var updates: [Pair]
  /// The ids that occurred more than once, by list and position.
  public var repeats: [Repeat]

  /// A diff of the given parts; empty by default.
  @inlinable public init(
    deletes: [Int] = [], inserts: [Int] = [], moves: [Pair] = [], updates: [Pair] = [],
    repeats: [Repeat] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
    self.repeats = repeats
  }

  /// Whether nothing has to be done.
  @inlinable public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }
}
