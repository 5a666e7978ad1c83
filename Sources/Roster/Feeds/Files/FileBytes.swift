import Foundation

/// A file that is open for reading at any place, by any thread. A pipe can be read once, in order.
final class FileBytes: Sendable {
  let path: String
  private let descriptor: Int32
  /// Whether the bytes come once, in order.
  let isPipe: Bool
  /// Which file it is, whatever its name.
  let identity: [UInt64]

  /// Opens a file.
  ///
  /// - Throws: `FileError` if there is no such file, if it may not be read, or if it is a folder.
  init(path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    isPipe = descriptor >= 0 && lseek(descriptor, 0, SEEK_CUR) < 0
    guard descriptor >= 0 else { throw Self.error(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, reason: "is a folder")
    }
    identity = [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The size in bytes, as it is now.
  ///
  /// - Throws: `FileError` if the system does not tell.
  func size() throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(path) }
    return Int(status.st_size)
  }

  /// Reads up to `count` bytes from `offset` on: fewer only at the end of the file.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let place = buffer.baseAddress! + filled
        let part =
          isPipe
          ? Foundation.read(descriptor, place, count - filled)
          : pread(descriptor, place, count - filled, off_t(offset + filled))
        if part < 0 && errno == EINTR { continue }
        if part < 0 { failure = Self.error(path) }
        if part <= 0 { return }
        filled += part
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func error(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
