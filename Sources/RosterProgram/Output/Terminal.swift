import RosterTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What standard output is.
enum Terminal {
  /// Whether it is a terminal that a person looks at.
  static let isShown = isatty(1) == 1

  /// The columns of the terminal, or else of the environment, or else 80.
  static var width: Int {
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let text = environment("COLUMNS"), let width = Int(text), width > 0 { return width }
    return 80
  }

  /// A line as standard output takes it: styled on a terminal, in colors unless `NO_COLOR` is set.
  static func text(_ line: StyledText) -> String {
    if !isShown || environment("TERM") == "dumb" { return line.plain }
    return line.ansi(colors: (environment("NO_COLOR") ?? "").isEmpty)
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
