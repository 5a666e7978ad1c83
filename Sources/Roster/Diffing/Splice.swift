/// One step of a change for a host that takes one step at a time.
///
/// The steps of a change go from front to back, so whatever lies before `position` is already as in
/// the new list. What a step adds is therefore the new list's `position ..< position + added`.
public struct Splice: Sendable, Hashable {
  /// Where the step happens, in the list as the steps before have left it.
  public var position: Int
  /// How many elements leave at `position`.
  public var removed: Int
  /// How many elements enter at `position`, after the removed ones have left.
  public var added: Int

  /// A step at a position.
  @inlinable public init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }

  /// The positions that the added elements have, in the new list too.
  @inlinable public var addedRange: Range<Int> { position..<position + added }
}
