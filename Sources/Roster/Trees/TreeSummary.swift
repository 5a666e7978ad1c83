/// What a tree knows of a stretch of its elements without visiting them: a monoid.
///
/// A tree keeps the summary of every subtree, so that "which row is at offset 12,000" costs one path
/// from the root. `add` must be associative, and `init()` must be neutral on both sides.
public protocol TreeSummary<Element>: Sendable {
  /// What is summarised.
  associatedtype Element

  /// The summary of no element.
  init()
  /// The summary of one element.
  init(_ element: Element)
  /// Extends the summary by that of the elements which come next.
  mutating func add(_ next: Self)
}
