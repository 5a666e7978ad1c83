/// What a host can do with an update, so that the driver gives it no other.
public struct HostCapabilities: Sendable, Hashable {
  /// Whether a row can move, in one step, keeping its cell.
  public var movesRows: Bool
  /// Whether a section can move, in one step.
  public var movesSections: Bool
  /// Whether the host takes changes of sections and of their rows in one stage. If not, sections enter
  /// first, then rows change, then sections leave.
  public var takesSectionsWithRows: Bool

  /// The abilities of a host.
  public init(
    movesRows: Bool = true, movesSections: Bool = true, takesSectionsWithRows: Bool = true
  ) {
    self.movesRows = movesRows
    self.movesSections = movesSections
    self.takesSectionsWithRows = takesSectionsWithRows
  }
}
