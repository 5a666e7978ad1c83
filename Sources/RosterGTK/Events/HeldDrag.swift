#if GTK
  import Roster

  /// Something that is held over a list.
  @MainActor struct HeldDrag {
    /// Where it is held.
    let x: Double
    let y: Double
    /// What was there when the person brought it there.
    let line: RowID?
    /// Whether it can be found out again what a drop would do, once the list has been scrolled.
    let mayFollow: Bool
    /// Whether rows have come, gone or moved since.
    var isChanged = false

    init(at x: Double, _ y: Double, in host: GTKHost?, mayFollow: Bool) {
      (self.x, self.y, self.mayFollow) = (x, y, mayFollow)
      line = host?.cell(at: x, y)?.id
    }
  }
#endif
