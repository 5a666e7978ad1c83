#if GTK
  import Roster

  /// What is in view at a time.
  struct ViewPlace {
    /// The rows, from top to bottom, each with its distance from the top of the view.
    var rows: [Anchor] = []
    /// Whether the view stands at the very start.
    var isAtStart = true
    /// Whether it stands at the very end.
    var isAtEnd = false
    /// Whether there is anything to be seen.
    var isFilled = false

    /// The same with everything further up or down, and without what is no longer in view.
    mutating func move(by distance: Double, in height: Double) {
      for index in rows.indices { rows[index].offset += distance }
      let tops = rows.map(\.offset)
      // A row ends where the next one begins.
      let first = tops.dropFirst().prefix { $0 <= 0 }.count
      rows = rows.dropFirst(first).filter { $0.offset < height }
      isAtStart = false
      isAtEnd = false
    }
  }
#endif
