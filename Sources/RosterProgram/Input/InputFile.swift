#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An input as it was named, made a file that can be read at any place.
///
/// `-` is standard input. What can be read only once, such as a pipe, is kept in a file of its own.
struct InputFile: Sendable {
  /// The input as messages name it.
  let name: String
  /// Where it can be read at any place.
  let path: String
  /// What copies the input, if it can be read only once.
  let spool: Spool?

  /// Finds an input.
  ///
  /// - Parameter name: A file, or `-`.
  /// - Throws: `UnreadableInput` for a folder, or if it is missing or may not be read.
  init(named name: String) throws(UnreadableInput) {
    let isStandard = name == "-"
    self.name = isStandard ? "standard input" : name
    let source = isStandard ? dup(0) : open(name, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else {
      throw UnreadableInput(name: self.name, reason: SystemError.text(errno))
    }
    var status = stat()
    guard fstat(source, &status) == 0 else {
      throw UnreadableInput(name: self.name, reason: SystemError.text(errno))
    }
    if status.st_mode & S_IFMT == S_IFREG {
      path = isStandard ? "/dev/fd/0" : name
      spool = nil
      close(source)
    } else if status.st_mode & S_IFMT == S_IFDIR {
      close(source)
      throw UnreadableInput(name: self.name, reason: SystemError.text(EISDIR))
    } else {
      spool = try Spool(source, name: self.name)
      path = spool?.path ?? ""
    }
  }
}
