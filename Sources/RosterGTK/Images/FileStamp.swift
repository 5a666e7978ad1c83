#if GTK
  import Glibc
  import Roster

  /// What tells whether a file is still the one that was read.
  struct FileStamp: Sendable, Equatable {
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// What a picture's file is like now; `nil` for one that is in no file, or whose file is not there.
    init?(of image: RowImage) {
      guard case .file(let path) = image, !path.utf8.contains(0) else { return nil }
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      node = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }
#endif
