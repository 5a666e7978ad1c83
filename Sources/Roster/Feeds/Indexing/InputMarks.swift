/// A few of the bytes that were read, from the start and from the end: enough to see whether a file
/// was written anew since, even if it is longer now than it was.
struct InputMarks: Sendable {
  /// How many bytes are kept of each end.
  private static let length = 256

  private var first: [UInt8] = []
  private var last: [UInt8] = []

  /// Takes the bytes that follow those read before.
  mutating func note(_ block: [UInt8]) {
    first += block.prefix(Self.length - first.count)
    last = Array((last + block.suffix(Self.length)).suffix(Self.length))
  }

  /// Whether they are still where they were.
  ///
  /// - Parameter end: How many bytes were read.
  func hold(in source: ByteSource, end: Int) throws(FileError) -> Bool {
    guard try source.read(at: 0, count: first.count) == first else { return false }
    return try source.read(at: end - last.count, count: last.count) == last
  }
}
