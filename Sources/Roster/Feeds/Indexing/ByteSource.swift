/// Bytes that can be read at any place: those of a file, or those that came through a pipe.
enum ByteSource: Sendable {
  case file(FileBytes)
  case memory([UInt8])

  /// Opens a file; a pipe is read to its end.
  init(path: String) throws(FileError) {
    let file = try FileBytes(path: path)
    guard file.isPipe else {
      self = .file(file)
      return
    }
    var bytes: [UInt8] = []
    while true {
      let part = try file.read(at: bytes.count, count: 1 << 16)
      if part.isEmpty { break }
      bytes += part
    }
    self = .memory(bytes)
  }

  /// The number of bytes, as it is now.
  func size() throws(FileError) -> Int {
    switch self {
    case .file(let file): try file.size()
    case .memory(let bytes): bytes.count
    }
  }

  /// Up to `count` bytes from `offset` on: fewer only at the end.
  func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    switch self {
    case .file(let file): return try file.read(at: offset, count: count)
    case .memory(let bytes):
      let start = min(offset, bytes.count)
      return Array(bytes[start..<min(start + count, bytes.count)])
    }
  }
}
