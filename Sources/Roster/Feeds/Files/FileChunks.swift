/// The bytes of a file, a part at a time, read when they are asked for.
public struct FileChunks: AsyncSequence, Sendable {
  /// A part of the file.
  public typealias Element = [UInt8]

  let path: String

  /// The bytes of the file at a path. Errors come with the first part.
  public init(path: String) { self.path = path }

  /// Starts reading.
  public func makeAsyncIterator() -> Iterator { Iterator(path: path) }

  /// Asks for part after part.
  public struct Iterator: AsyncIteratorProtocol {
    private let path: String
    private var file: FileBytes?
    private var offset = 0

    init(path: String) { self.path = path }

    /// The next part, of up to 256 KB; `nil` at the end.
    ///
    /// - Throws: `FileError` if the file cannot be read.
    @concurrent public mutating func next() async throws -> [UInt8]? {
      let open = try file ?? FileBytes(path: path)
      file = open
      let part = try open.read(at: offset, count: 1 << 18)
      offset += part.count
      return part.isEmpty ? nil : part
    }
  }
}
