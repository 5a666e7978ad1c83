#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The default handler: each cause at each place once, on standard error.
enum DiagnosticPrinter {
  /// What has been printed. Bounded, since places come from data without end.
  private static let printed = Guarded<Set<Int>>([])
  private static let limit = 1_000

  static func print(_ diagnostic: Diagnostic) {
    var hasher = Hasher()
    hasher.combine(diagnostic.cause)
    hasher.combine(diagnostic.place)
    let key = hasher.finalize()
    let isNew = printed.withLock { $0.count < limit && $0.insert(key).inserted }
    if isNew { write("roster: \(visible(diagnostic.description))\n") }
  }

  /// The text without control characters: it may quote data from outside, and goes to a terminal.
  static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          switch $0.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: $0
          }
        }))
  }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(2, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(2, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(2, rest.baseAddress, rest.count)
        #endif
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
