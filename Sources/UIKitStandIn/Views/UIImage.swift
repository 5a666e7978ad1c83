import Foundation

/// A picture, known by where it comes from.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable holds: the name is all there is, and it never changes.
  private let name: String

  /// A picture by the name of a symbol.
  public init?(systemName name: String) { self.name = name }
  /// A picture of the app by its name.
  public init?(named name: String) { self.name = name }
  /// A picture from a file.
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    name = path
  }
  /// A picture from bytes.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    name = "\(data.count) bytes"
  }

  /// Whether both come from the same place.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
  /// A hash of the name.
  open override var hash: Int { name.hashValue }
  /// The name.
  open override var description: String { name }
}
