/// Turns frames into what has to be written so that the screen shows them.
///
/// Behavior:
/// - Only lines that differ from the last frame are written; if nothing differs, nothing is.
/// - What is written is one synchronized update, so that a terminal that knows of them never shows
///   half a frame. Others ignore the marks.
/// - The first frame, a frame of another size, and the one after `invalidate` clear the screen.
/// - Line wrapping must be off, as `SystemTerminal` sets it.
public struct FrameWriter: Sendable {
  private let colors: Bool
  private var shown: Frame?

  /// A writer to a screen of unknown content.
  ///
  /// - Parameter colors: Whether colours are allowed; attributes always are.
  public init(colors: Bool) { self.colors = colors }

  /// Forgets what the screen shows: it was resized, or something else has written to it.
  public mutating func invalidate() { shown = nil }

  /// What to write so that the screen shows `frame`; empty if it does already.
  ///
  /// - Complexity: O(rows) comparisons, O(columns) for each line that differs.
  public mutating func update(to frame: Frame) -> String {
    let old = shown?.size == frame.size ? shown : nil
    guard frame != old else { return "" }
    shown = frame
    var output = "\u{1B}[?2026h"
    // A cursor that is seen must not be seen running about.
    if old == nil || old?.cursor != nil { output += "\u{1B}[?25l" }
    if old == nil { output += "\u{1B}[0m\u{1B}[2J" }
    for (row, line) in frame.lines.enumerated() {
      if let old, old.lines[row] == line { continue }
      draw(line, row: row, isCleared: old == nil, into: &output)
    }
    if let cursor = frame.cursor {
      output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return output + "\u{1B}[?2026l"
  }

  private func draw(_ line: StyledText, row: Int, isCleared: Bool, into output: inout String) {
    let visible = line.trimmed
    if isCleared && visible.runs.isEmpty { return }
    output += "\u{1B}[\(row + 1);1H"
    var text = ""
    let isSettled = visible.drawing(colors: colors, into: &text)
    // Where a terminal draws a cluster narrower than it should, a cell stays as it was.
    if !isSettled && !isCleared { output += "\u{1B}[2K" }
    output += text
    // Never at the last column: there the cursor waits on the last cell, which would be erased.
    if visible.columns < line.columns && !isCleared { output += "\u{1B}[K" }
  }
}
