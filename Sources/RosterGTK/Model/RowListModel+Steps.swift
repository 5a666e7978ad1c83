#if GTK
  import Roster

  extension RowListModel {
    /// So many splices are told one by one that change the position of what is alive. GTK binds all of
    /// it again after each, so that more take longer than to take out and put in what lies between.
    static let mostSplices = 4
    /// So many splices are told one by one that are behind all that is alive.
    static let mostFarSplices = 512

    /// The splices of a stage as GTK takes them best.
    ///
    /// - Parameter live: The lines of the old list that GTK keeps widgets for.
    static func splices(of stage: UpdateStage, live: Range<Int>) -> [Splice] {
      var splices = stage.splices(.withHeaders)
      // Within one splice GTK lets a row that moves keep its widget, and with it the focus.
      if splices.count <= mostFarSplices,
        let moving = movingRange(stage, splices, live: live)
      {
        splices = Splice.joined(splices, touching: moving)
      }
      return Splice.condensed(
        splices, around: live, limit: mostSplices, farLimit: mostFarSplices)
    }

    /// The lines of the old list between which rows move that have a widget before and after.
    private static func movingRange(
      _ stage: UpdateStage, _ splices: [Splice], live: Range<Int>
    ) -> Range<Int>? {
      if live.isEmpty || stage.batch.rowMoves.isEmpty { return nil }
      let leaving = Splice.removedRanges(of: splices)
      var range: Range<Int>?
      for move in stage.batch.rowMoves {
        let start = stage.before.lineIndex(of: .row(move.before))
        let target = stage.after.lineIndex(of: .row(move.after))
        // The splice that puts the row in, and the place of it in the old list.
        let next = splices.indices.partitionPoint { splices[$0].position > target }
        guard next > 0, live.contains(start) else { continue }
        let end = leaving[next - 1].lowerBound
        guard end >= live.lowerBound, end <= live.upperBound else { continue }
        let span = min(start, end)..<max(start + 1, end)
        range =
          range.map {
            min($0.lowerBound, span.lowerBound)..<max($0.upperBound, span.upperBound)
          } ?? span
      }
      return range
    }
  }
#endif
