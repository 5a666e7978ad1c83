#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's numbers for errors, in words.
enum SystemError {
  /// What an error number means.
  static func text(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "no permission"
    case EISDIR: "it is a folder"
    default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}
