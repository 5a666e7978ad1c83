/// A terminal in memory: what it is sent, it obeys, and a test sees what it shows.
///
/// It knows the sequences that Roster uses and no others: whatever else comes is kept in `unknown`,
/// so that a test can demand that nothing did.
public final class VirtualTerminal {
  /// One cell of the screen.
  public struct Cell: Equatable, Sendable {
    /// What is drawn in it: a cluster, a space, or nothing in the right half of a wide one.
    public var text: String
    /// The parameters of the style it is drawn in, such as "1;7".
    public var style: String

    static let blank = Cell(text: " ", style: "")
  }

  /// How columns are counted.
  public let widths: CellWidths
  /// The columns of the screen.
  public private(set) var columns: Int
  /// The lines of the screen.
  public private(set) var rows: Int
  /// The cells, line by line.
  public private(set) var cells: [[Cell]]
  /// The cursor's column and row, from 0.
  public private(set) var cursor = (column: 0, row: 0)
  /// The private modes that are set, such as 1049 for the alternate screen.
  public private(set) var modes: Set<Int> = [7, 25]
  /// What came that is not understood.
  public private(set) var unknown: [String] = []
  /// The strings of OSC sequences that came.
  public private(set) var operatingSystemCommands: [String] = []
  /// The rows into which something was drawn or erased since `forgetTouched`.
  public private(set) var touchedRows: Set<Int> = []
  /// Whether an update is open that has not been closed.
  public var isUpdating: Bool { modes.contains(2026) }

  private var style = ""
  /// Whether the cursor waits on the last cell of a line that is full.
  private var isPastEnd = false
  private var last: Unicode.Scalar?
  private var lastPlace = (column: 0, row: 0)

  /// A blank screen.
  public init(columns: Int, rows: Int, widths: CellWidths = .sequences) {
    self.columns = columns
    self.rows = rows
    self.widths = widths
    cells = Self.blankCells(columns, rows)
  }

  /// The lines as text, without the spaces at their ends.
  public var lines: [String] { cells.indices.map(line) }

  /// One line as text, without the spaces at its end.
  public func line(_ row: Int) -> String {
    var text = cells[row].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The columns in which a cluster begins in a row.
  public func columns(of text: String, row: Int) -> [Int] {
    cells[row].indices.filter { cells[row][$0].text == text }
  }

  /// Begins to note touched rows afresh.
  public func forgetTouched() { touchedRows = [] }

  /// Changes the size; what was shown is garbled, as it is when real terminals reflow.
  public func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(
      repeating: Array(repeating: Cell(text: "?", style: ""), count: columns), count: rows)
    cursor = (0, 0)
    isPastEnd = false
    last = nil
  }

  /// Obeys a text.
  public func feed(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&rest)
      case "\u{18}": last = nil
      case "\r":
        cursor.column = 0
        isPastEnd = false
      case "\n": cursor.row = min(cursor.row + 1, rows - 1)
      case _ where scalar.properties.generalCategory == .control:
        unknown.append(scalar.debugDescription)
      default: draw(scalar)
      }
    }
  }

  private static func blankCells(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  private func draw(_ scalar: Unicode.Scalar) {
    if widths.joins(scalar, to: last) {
      cells[lastPlace.row][lastPlace.column].text.unicodeScalars.append(scalar)
      last = scalar
      return
    }
    let flag = 0x1F1E6...0x1F1FF as ClosedRange<UInt32>
    if widths == .sequences, let last, flag.contains(last.value), flag.contains(scalar.value),
      cells[lastPlace.row][lastPlace.column].text.unicodeScalars.count == 1
    {
      cells[lastPlace.row][lastPlace.column].text.unicodeScalars.append(scalar)
      return
    }
    let width = max(widths.columns(scalar), 1)
    if isPastEnd && modes.contains(7) {
      cursor = (0, min(cursor.row + 1, rows - 1))
    }
    isPastEnd = false
    if cursor.column + width > columns { cursor.column = max(columns - width, 0) }
    for column in cursor.column..<min(cursor.column + width, columns) { split(column) }
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), style: style)
    if width == 2 && cursor.column + 1 < columns {
      cells[cursor.row][cursor.column + 1] = Cell(text: "", style: style)
    }
    touchedRows.insert(cursor.row)
    last = scalar
    lastPlace = cursor
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      isPastEnd = true
    }
  }

  /// Blanks the other half of a wide cluster of which a half is drawn over.
  private func split(_ column: Int) {
    let row = cursor.row
    if cells[row][column].text.isEmpty && column > 0 { cells[row][column - 1] = .blank }
    if column + 1 < columns && cells[row][column + 1].text.isEmpty {
      cells[row][column + 1] = .blank
    }
  }

  private func escape(_ rest: inout Substring.UnicodeScalarView) {
    guard let kind = rest.popFirst() else { return unknown.append("ESC") }
    switch kind {
    case "[":
      var parameters = ""
      while let scalar = rest.popFirst() {
        if (0x40...0x7E).contains(scalar.value) { return control(parameters, scalar) }
        parameters.unicodeScalars.append(scalar)
      }
      unknown.append("ESC [\(parameters)")
    case "]":
      var text = ""
      while let scalar = rest.popFirst(), scalar != "\u{7}" {
        if scalar == "\u{1B}" {
          _ = rest.popFirst()
          break
        }
        text.unicodeScalars.append(scalar)
      }
      operatingSystemCommands.append(text)
    case "\\": break
    default: unknown.append("ESC \(kind)")
    }
  }

  private func control(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    let first = numbers.first ?? 0
    last = nil
    switch (final, parameters.first == "?") {
    case ("h", true): numbers.forEach { setMode($0, true) }
    case ("l", true): numbers.forEach { setMode($0, false) }
    case ("H", false): move(numbers.count > 1 ? numbers[1] : 1, max(first, 1))
    case ("G", false): move(max(first, 1), cursor.row + 1)
    case ("K", false):
      let range =
        first == 0 ? cursor.column..<columns : first == 1 ? 0..<cursor.column + 1 : 0..<columns
      erase(row: cursor.row, range)
    case ("J", false) where first == 2: for row in 0..<rows { erase(row: row, 0..<columns) }
    case ("m", false): style = numbers.drop { $0 == 0 }.map(String.init).joined(separator: ";")
    default: unknown.append("ESC [\(parameters)\(final)")
    }
  }

  private func setMode(_ mode: Int, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 1049 { cells = Self.blankCells(columns, rows) }
  }

  private func move(_ column: Int, _ row: Int) {
    cursor = (min(max(column, 1), columns) - 1, min(max(row, 1), rows) - 1)
    isPastEnd = false
  }

  private func erase(row: Int, _ range: Range<Int>) {
    touchedRows.insert(row)
    if range.lowerBound > 0 && cells[row][range.lowerBound].text.isEmpty {
      cells[row][range.lowerBound - 1] = .blank
    }
    for column in range { cells[row][column] = Cell(text: " ", style: style) }
  }
}
