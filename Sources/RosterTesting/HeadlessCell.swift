import Roster

/// A cell without a screen: what it shows, and how high it is.
@MainActor public final class HeadlessCell {
  /// The sort of row that it shows.
  public let kind: RowKind
  /// The row that it shows; `nil` while it is not used.
  public internal(set) var row: AnyRow?
  /// What it shows; `nil` while it is not used.
  public internal(set) var content: RowContent?
  /// What was loaded for it, if a test loads something.
  public var loaded: String?

  init(kind: RowKind) { self.kind = kind }
}
