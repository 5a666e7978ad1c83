/// Where a row comes to stand when it is scrolled to.
public enum ScrollPosition: Sendable, Hashable {
  /// At the top of the view, below the pinned header if there is one.
  case top
  /// In the middle of the view.
  case middle
  /// At the bottom of the view.
  case bottom
  /// As near as it can be to where it is: nowhere else if it is in view as a whole, or fills the view.
  case nearest
}
