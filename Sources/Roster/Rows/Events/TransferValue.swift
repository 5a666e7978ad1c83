/// A value that a person can drag into other apps, and from them: as JSON under a type identifier.
///
/// Strings and URLs need no such protocol.
public protocol TransferValue: Codable, Sendable {
  /// The uniform type identifier that apps know the value by, such as "com.example.person".
  static var transferType: String { get }
}
