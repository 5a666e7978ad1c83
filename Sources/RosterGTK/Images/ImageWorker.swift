#if GTK
  import CGTK
  import Glibc

  /// Reads and decodes pictures one after the other, off the main thread, so that a screen full of them
  /// does not take all processors.
  actor ImageWorker {
    /// The bytes of an ordinary file.
    func read(_ path: String) throws -> [UInt8] {
      try Task.checkCancellation()
      guard !path.utf8.contains(0) else { throw ImageProblem.unreadable }
      // A pipe without a writer must not be waited for.
      let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { throw ImageProblem.unreadable }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0 else { throw ImageProblem.unreadable }
      guard status.st_mode & S_IFMT == S_IFREG else { throw ImageProblem.notAFile }
      guard status.st_size <= ImageLimits.bytes else { throw ImageProblem.tooLarge }
      return try Self.contents(of: file, size: Int(status.st_size))
    }

    private static func contents(of file: Int32, size: Int) throws -> [UInt8] {
      // What has grown meanwhile is cut off, and what has shrunk ends early.
      try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
          let part = Glibc.read(file, buffer.baseAddress! + count, size - count)
          if part < 0 && errno == EINTR { continue }
          if part < 0 { throw ImageProblem.unreadable }
          if part == 0 { return }
          count += part
        }
      }
    }

    /// Makes a picture of what was read.
    func decode(_ bytes: [UInt8]) throws -> GTKPicture {
      try Task.checkCancellation()
      return try ImageDecoder().decode(bytes)
    }
  }
#endif
