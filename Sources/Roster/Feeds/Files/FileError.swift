/// A file that cannot be read: which, and why.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// Why it cannot be read, as a few words.
  public var reason: String

  /// The error as one line of text.
  public var description: String { "\(path): \(reason)" }
}
