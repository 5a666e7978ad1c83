import Roster

/// Cells without a screen, for tests: they bind rows and count how often each is filled.
@MainActor public final class RecordingCells {
  /// One time that a cell was filled.
  public struct Fill: Sendable, Hashable {
    /// Which cell.
    public let cell: Int
    /// The row.
    public let id: RowID
    /// What it showed.
    public let content: RowContent
  }

  /// Each time that a cell was filled, in order.
  public private(set) var fills: [Fill] = []
  /// The cells, by number.
  public let slots: [RowSlot]
  /// What each cell was filled with last.
  private var last: [Fill?]
  private weak var driver: TableDriver?

  /// A number of cells for the table of a driver.
  public init(_ driver: TableDriver, count: Int) {
    self.driver = driver
    slots = (0..<count).map { _ in RowSlot() }
    last = Array(repeating: nil, count: count)
  }

  /// Binds the cells to the lines from a position on, and lets go of the rest. Does nothing once the
  /// driver is gone.
  public func show(from first: Int = 0) {
    guard let driver else { return }
    for (cell, slot) in slots.enumerated() {
      let index = first + cell
      if index < driver.table.lineCount {
        bind(cell, to: driver.table.line(at: index))
      } else {
        driver.unbind(slot)
      }
    }
  }

  /// Binds one cell to a line. Does nothing once the driver is gone.
  public func bind(_ cell: Int, to line: TableLine) {
    driver?.fill(slots[cell], with: line) { [weak self] row in
      guard let self else { return }
      let fill = Fill(cell: cell, id: row.id, content: row.content)
      fills.append(fill)
      last[cell] = fill
    }
  }

  /// What the cells show, by title; `nil` for a cell that shows nothing.
  public var titles: [String?] {
    zip(slots, last).map { slot, fill in slot.id == fill?.id ? fill?.content.title : nil }
  }

  /// Forgets the fills so far. What the cells show stays.
  public func forgetFills() { fills = [] }
}
