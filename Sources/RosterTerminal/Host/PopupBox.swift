/// Where a list of choices stands on the screen, and how much of it fits.
struct PopupBox {
  /// The columns between the sides.
  let width: Int
  /// The number of lines above the choices.
  let lead: Int
  private let leadLines: [StyledText]
  /// The choices in view.
  let shown: Range<Int>
  /// The screen line on which the box begins.
  let top: Int
  private let hasFrame: Bool

  /// - Parameters:
  ///   - lead: What stands above the choices; left out where there is no room.
  ///   - around: The screen lines of the row, which the box leaves free if it can.
  init?(
    lead: [StyledText], items: Int, selected: Int, width: Int, around row: Range<Int>,
    size: TerminalSize,
    hasStatus: Bool
  ) {
    let room = size.rows - (hasStatus ? 1 : 0)
    guard room > 0, items > 0 else { return nil }
    hasFrame = room >= 5 && size.columns >= 6
    let inner = room - (hasFrame ? 2 : 0)
    self.width = hasFrame ? min(width, size.columns - 2) : size.columns
    // The choices matter more than what stands above them.
    leadLines = Array(lead.prefix(max(0, inner - min(items, max(3, inner / 2)))))
    self.lead = leadLines.count
    let count = min(items, inner - leadLines.count)
    let first = min(max(0, selected - count + 1), max(0, items - count))
    shown = first..<(first + count)
    let height = count + leadLines.count + (hasFrame ? 2 : 0)
    let isBelow = row.upperBound + height <= room || row.lowerBound < height
    top = max(0, min(isBelow ? row.upperBound : row.lowerBound - height, room - height))
  }

  /// The line of the box that a click hits, the first of the lead being 0; `nil` outside.
  func content(at mouse: MouseEvent) -> Int? {
    let line = mouse.row - top - (hasFrame ? 1 : 0)
    let column = mouse.column - (hasFrame ? 1 : 0)
    guard line >= 0, line < lead + shown.count, column >= 0, column < width else { return nil }
    return line
  }

  /// Draws the box over the lines of a screen. What was to its right is left blank.
  func draw(_ items: [StyledText], over lines: inout [StyledText], columns: Int) {
    var content = leadLines + items[shown]
    content = content.map { $0.fitted(to: width) }
    if hasFrame {
      let bar = String(repeating: "─", count: width)
      let side = StyledText("│", style: .dim)
      content = content.map { side + $0 + side }
      content.insert(StyledText("┌" + bar + "┐", style: .dim), at: 0)
      content.append(StyledText("└" + bar + "┘", style: .dim))
    }
    for (offset, line) in content.enumerated() where lines.indices.contains(top + offset) {
      lines[top + offset] = line.fitted(to: columns)
    }
  }
}
