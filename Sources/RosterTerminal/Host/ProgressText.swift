import Roster

/// How much is done, as text.
enum ProgressText {
  /// A short bar with a percentage; dots if it is not known how much.
  static func bar(_ value: Double?) -> String {
    guard let value, !value.isNaN else { return "···" }
    let tenths = Int((min(max(value, 0), 1) * 10).rounded(.down))
    return String(repeating: "━", count: tenths) + String(repeating: "┄", count: 10 - tenths)
      + " " + StatusPart.percent(value)
  }

  private static let frames: [Character] = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  /// A mark that turns from tick to tick, for work of unknown length.
  static func spinner(_ tick: Int) -> String { String(frames[abs(tick % frames.count)]) }
}
