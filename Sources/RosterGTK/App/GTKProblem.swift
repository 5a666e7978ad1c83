#if GTK
  /// Why there can be no window.
  public enum GTKProblem: Error, Sendable, CustomStringConvertible {
    /// No display answered.
    case noDisplay

    /// A sentence for a person.
    public var description: String {
      switch self {
      case .noDisplay: "There is no display for a window: DISPLAY or WAYLAND_DISPLAY names none."
      }
    }
  }
#endif
