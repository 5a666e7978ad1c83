/// What keeps its place when rows come and go.
public enum PlaceKeeping: Sendable, Hashable {
  /// The distance from the top, as UIKit does.
  case offset
  /// The first row in view. A list that stands at its very top shows what enters above.
  case firstVisibleRow
  /// The first row in view, at the very top too.
  case firstVisibleRowAtTop
  /// The first row in view; a list that stands at its end follows the end.
  case end
}
