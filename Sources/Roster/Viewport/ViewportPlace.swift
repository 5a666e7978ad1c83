/// The place of the view: a line, and where it stands. The layout is made from there up and down.
struct ViewportPlace {
  /// How the line stands in the view.
  enum Edge {
    /// Its top is at a distance from the top of the view.
    case top(Double)
    /// Its bottom is at the bottom of the view.
    case bottom
    /// The same, unless it is so high that its top would be out of view, below what covers that.
    case bottomOrTop(below: Double)
    /// It is in the middle, below what covers the top of the view.
    case middle(below: Double)
  }

  /// The position of the line among all lines.
  var line: Int
  var edge: Edge
  /// The height of the line when it was last in view, if it is to stay in view.
  var heightInView: Double?

  init(line: Int, edge: Edge, heightInView: Double? = nil) {
    self.line = line
    self.edge = edge
    self.heightInView = heightInView
  }

  init(_ placed: PlacedLine, line: Int? = nil, movedBy delta: Double = 0) {
    self.init(
      line: line ?? placed.index, edge: .top(placed.y + delta),
      heightInView: delta == 0 ? placed.height : nil)
  }

  /// Where the top of the line is in a view of some height, once the height of the line is known.
  func top(height: Double, viewHeight: Double) -> Double {
    switch edge {
    case .bottom:
      return viewHeight - height
    case .bottomOrTop(let covered):
      return max(covered, viewHeight - height)
    case .middle(let covered):
      return covered + ((viewHeight - covered - height) / 2).rounded(.down)
    case .top(let y):
      // A tall row that begins above the view and shrinks would leave it: it keeps its share instead.
      if let heightInView, y < 0, y + height <= 0, heightInView > 0 {
        return (max(y / heightInView, -1) * height).rounded(.up)
      }
      return min(y, viewHeight)
    }
  }
}
