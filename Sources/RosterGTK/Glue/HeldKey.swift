#if GTK
  import CGTK

  /// The key that was pressed last, wherever in the process: GTK does not say that a key repeats since it is
  /// held down.
  @MainActor enum HeldKey {
    private struct Press {
      let code: guint
      let time: guint32
      let isRepeat: Bool
    }

    private static var last: Press?
    /// A key that is held repeats within so many milliseconds. One that comes later was pressed anew, and
    /// its release was told to nobody here.
    private static let patience: guint32 = 1_500

    /// A key is pressed. Each controller on the way of an event tells of it.
    ///
    /// - Returns: Whether it has been down since it was told of before.
    static func press(_ code: guint, at time: guint32) -> Bool {
      if let last, last.code == code, last.time == time { return last.isRepeat }
      let isRepeat = last.map { $0.code == code && time &- $0.time < patience } ?? false
      last = Press(code: code, time: time, isRepeat: isRepeat)
      return isRepeat
    }

    /// A key is let go.
    static func release(_ code: guint) { if last?.code == code { last = nil } }
  }
#endif
