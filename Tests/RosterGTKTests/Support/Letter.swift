#if GTK
  import Roster

  /// A record whose key is a letter or a number, and whose content is a revision: A, A*, A**.
  struct Letter: Equatable, Sendable {
    let key: String
    var revision = 0

    init(_ text: String) {
      key = String(text.prefix { $0 != "*" })
      revision = text.count(where: { $0 == "*" })
    }

    var text: String { key + String(repeating: "*", count: revision) }

    /// The identity of a row that shows the record.
    static func id(_ key: String) -> RowID { RowID(Letter.self, key) }
  }
#endif
