#if GTK
  import Roster

  /// What has to be where in a view.
  enum PlaceGoal {
    /// A row, header or footer where it was in the view.
    case line(ViewPlace.Line)
    /// A row at a place that depends on its height.
    case row(RowID, ScrollPosition)
    /// The very start.
    case start
    /// The very end.
    case end
    /// A scroll position.
    case offset(Double)

    /// The row that it is about.
    var row: RowID? {
      switch self {
      case .line(let line): line.id
      case .row(let id, _): id
      case .start, .end, .offset: nil
      }
    }

    /// Where the top of its row has to be in a view of a height, if it is at `row` now.
    func top(of row: Range<Double>, in view: Double) -> Double {
      let room = view - (row.upperBound - row.lowerBound)
      switch self {
      case .line(let line):
        let height = row.upperBound - row.lowerBound
        if line.top < 0, line.height > 0, line.top + height <= 0 {
          // It begins above the view and has shrunk so far that it would leave it: it keeps its share.
          return (max(line.top / line.height, -1) * height).rounded(.up)
        }
        return min(line.top, view)
      case .row(_, .top), .start, .end, .offset: return 0
      case .row(_, .middle): return room / 2
      case .row(_, .bottom): return room
      case .row(_, .nearest): return min(max(row.lowerBound, min(0, room)), max(0, room))
      }
    }
  }
#endif
