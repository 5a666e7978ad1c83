import RosterTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, in large pieces.
///
/// A reader that has gone away (`| head`) is no error: what is written from then on is dropped.
struct Output {
  /// Whether nobody reads any more, so that there is no use in going on.
  private(set) var isClosed = false
  private var buffer: [UInt8] = []
  private let descriptor: Int32 = 1

  init() {
    // A write then says that the reader is gone, in place of ending the program.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a text as it is, and a line end.
  mutating func line(_ text: String) throws(UnwritableOutput) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { try finish() }
  }

  /// Writes a line: styled on a terminal, in colors unless `NO_COLOR` is set, and plain elsewhere.
  mutating func line(_ line: StyledText) throws(UnwritableOutput) {
    try self.line(
      StandardOutput.showsScreens ? line.ansi(colors: StandardOutput.allowsColors) : line.plain)
  }

  /// Writes what is held back.
  mutating func finish() throws(UnwritableOutput) {
    defer { buffer.removeAll(keepingCapacity: true) }
    if isClosed { return }
    switch Self.write(buffer, to: descriptor) {
    case 0: break
    case EPIPE: isClosed = true
    case let code: throw UnwritableOutput(code: code)
    }
  }

  /// Writes one line about the program on standard error, clean of whatever a terminal would obey.
  static func error(_ message: String) {
    errorLines("roster: " + StyledText(message).plain)
  }

  /// Writes lines of the program's own on standard error.
  static func errorLines(_ text: String) {
    _ = write(Array((text + "\n").utf8), to: 2)
  }

  /// Writes all bytes.
  ///
  /// - Returns: 0, or the number of the error.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, piece.baseAddress, piece.count)
        #else
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}
