public import Roster

/// A record whose key is a letter or a number, and whose content is a revision: A, A*, A**.
public struct Letter: Equatable, Sendable {
  /// The primary key.
  public let key: String
  /// How often the content has changed.
  public var revision = 0

  /// A record as it is written in a test: its key, and a star for each revision.
  public init(_ text: String) {
    key = String(text.prefix { $0 != "*" })
    revision = text.count(where: { $0 == "*" })
  }

  /// The record as it is written in a test.
  public var text: String { key + String(repeating: "*", count: revision) }

  /// The identity of a row that shows the record.
  public static func id(_ key: String) -> RowID { RowID(Letter.self, key) }
}
