#if GTK
  import Roster

  /// What is in view at a time.
  struct ViewPlace {
    /// A row, header or footer in view.
    struct Line {
      let id: RowID
      /// The distance from the top of the view.
      var top: Double
      /// How high it is; 0 if that is not known.
      var height: Double
      /// Whether it has moved away since.
      var isMoved = false
    }

    /// The lines, from top to bottom.
    private(set) var lines: [Line]
    /// Whether the view stands at the very start.
    private(set) var isAtStart: Bool
    /// Whether it stands at the very end.
    private(set) var isAtEnd: Bool
    /// Whether there is anything to be seen.
    let isFilled: Bool
    /// What is shown instead, since none of the lines is left.
    private(set) var remainder: PlaceGoal?

    init(
      lines: [Line] = [], isAtStart: Bool = true, isAtEnd: Bool = false, isFilled: Bool = false
    ) {
      self.lines = lines
      self.isAtStart = isAtStart
      self.isAtEnd = isAtEnd
      self.isFilled = isFilled
    }

    /// The line that has to keep its place: the first row that is still there, if possible one that has
    /// not moved away. Headers, and what is shown while more rows are loaded, keep theirs only if no row
    /// does.
    @MainActor func survivor(in table: TableSnapshot) -> Line? {
      let known = lines.compactMap { line in table.line(of: line.id).map { (line, $0) } }
      let rows = known.lazy.filter { _, place in
        place.path.map { table.sections[$0.section].role != .more } ?? false
      }.map(\.0)
      return rows.first { !$0.isMoved } ?? rows.first ?? known.first?.0
    }

    /// Takes an update into account that is about to be applied. If no line is left, what comes next is
    /// where the first one was.
    ///
    /// - Complexity: O(*s* + *k*) for *s* sections and *k* rows that come, go or move; O(*k* log *k*) if
    ///   no line is left.
    @MainActor mutating func follow(_ stage: UpdateStage) {
      let known = lines.compactMap { line in
        stage.before.line(of: line.id).map { (line: line, place: $0) }
      }
      let inView = Set(known.compactMap(\.place.path))
      let moves = [stage.batch.rowMoves, stage.batch.carried].joined().lazy.map(\.before)
      let moved = Set(moves.filter(inView.contains))
      let movedSections = Set(stage.batch.sectionMoves.lazy.map(\.before))
      lines = known.compactMap { line, place in
        guard stage.after.line(of: line.id) != nil else { return nil }
        var line = line
        let hasMoved = place.path.map(moved.contains) ?? false
        line.isMoved = line.isMoved || hasMoved || movedSections.contains(place.section)
        return line
      }
      if lines.isEmpty, let first = known.first { followLeaving(first.line, first.place, stage) }
    }

    /// All lines leave: what comes after the first one takes its place.
    @MainActor private mutating func followLeaving(
      _ line: Line, _ place: TableLine, _ stage: UpdateStage
    ) {
      let map = LineMap(stage).reversed()
      let index = stage.before.lineIndex(of: place)
      let id = { stage.after.id(of: stage.after.line(at: $0)) }
      if let next = map.firstPlace(after: index) {
        lines = [Line(id: id(next), top: line.top, height: 0)]
      } else {
        remainder = map.lastPlace(before: index).map { .row(id($0), .bottom) } ?? .start
      }
    }

    /// Takes into account that everything is further up or down: what is no longer in view is left out.
    mutating func move(by distance: Double, in height: Double) {
      for index in lines.indices { lines[index].top += distance }
      lines.removeAll { $0.top >= height || ($0.top < 0 && $0.top + $0.height <= 0) }
      remainder = nil
      isAtStart = false
      isAtEnd = false
    }
  }
#endif
