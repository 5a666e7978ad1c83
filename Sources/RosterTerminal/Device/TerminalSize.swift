/// The cells of a terminal. Never less than one by one, never more than a screen could have.
public struct TerminalSize: Sendable, Hashable {
  /// What a terminal has that does not say.
  public static let usual = TerminalSize(columns: 80, rows: 24)
  /// The largest extent believed, so that a nonsensical report costs no memory.
  public static let largest = 2_000

  /// The cells in a line.
  public let columns: Int
  /// The lines.
  public let rows: Int

  /// A size, brought into the range from one to `largest`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), Self.largest)
    self.rows = min(max(rows, 1), Self.largest)
  }
}
