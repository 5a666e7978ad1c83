/// Where the cursor is among the rows of a list. What stands for the list as a whole is not counted.
public struct ListPosition: Sendable, Hashable {
  /// The number of the cursor's row, counted from 1; 0 if it is on none.
  public let number: Int
  /// The number of rows.
  public let count: Int

  /// The given position.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Where the cursor of a table is.
  ///
  /// - Complexity: O(s) for s sections
  @MainActor public init(_ driver: TableDriver) {
    let sections = driver.table.sections
    let before = sections.first?.role == .tableHeader ? 1 : 0
    let after = sections.suffix(2).filter { $0.role == .tableFooter || $0.role == .more }.count
    let placeholder = sections.contains { $0.role == .placeholder }
    let count = placeholder ? 0 : driver.table.rowCount - before - after
    let number = driver.cursorIndex.map { min(max($0 - before + 1, 0), count) } ?? 0
    self.init(number: number, count: count)
  }

  /// The position in short, such as "3/120".
  @MainActor public var words: String {
    "\(Words.current.number(number))/\(Words.current.number(count))"
  }
}
