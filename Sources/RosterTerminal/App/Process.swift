#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process that a terminal program is.
enum Process {
  static func end(_ status: Int32) -> Never { exit(status) }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { _ = System.writeAll(2, UnsafeRawBufferPointer($0)) }
  }
}
