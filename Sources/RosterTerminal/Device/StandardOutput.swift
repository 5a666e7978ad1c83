#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, for a program that prints instead of showing a screen.
public enum StandardOutput {
  /// Whether it is a terminal.
  public static var isTerminal: Bool { isatty(1) == 1 }

  /// Whether it is a terminal that can show a screen.
  public static var showsScreens: Bool {
    isTerminal && System.environment("TERM") != nil && System.environment("TERM") != "dumb"
  }

  /// Whether colours may be used: on a terminal, unless `NO_COLOR` is set to anything.
  public static var allowsColors: Bool { showsScreens && System.environment("NO_COLOR") == nil }

  /// The size of the terminal; else what `COLUMNS` and `LINES` say; else 80 by 24.
  public static var size: TerminalSize {
    if let size = System.size(1) ?? System.size(0) { return size }
    func extent(_ name: String, _ usual: Int) -> Int {
      guard let value = System.environment(name).flatMap({ Int($0) }), value > 0 else {
        return usual
      }
      return value
    }
    return TerminalSize(
      columns: extent("COLUMNS", TerminalSize.usual.columns),
      rows: extent("LINES", TerminalSize.usual.rows))
  }

  /// Writes a text as it is; whether all of it could be written.
  ///
  /// - Complexity: O(*n*).
  @discardableResult public static func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { System.writeAll(1, UnsafeRawBufferPointer($0)) }
  }
}
