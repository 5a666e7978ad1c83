/// The sort of cell that shows a row: rows of one kind share a pool of cells.
///
/// By default a row model is a kind of its own. A model that is shown by different cells names them:
///
///     var kind: RowKind { RowKind(Self.self, isWide ? "wide" : "narrow") }
///
/// The kind takes no part in the identity: a row that flips its kind keeps its selection and gets
/// another cell.
public struct RowKind: Hashable, Sendable, CustomStringConvertible {
  /// The row model, or another type that stands for the kind.
  public let type: any Any.Type
  /// Which of the type's cells; empty if there is one.
  public let name: String

  /// A kind of a type, with a name if the type has several.
  public init(_ type: any Any.Type, _ name: String = "") {
    self.type = type
    self.name = name
  }

  /// Whether two kinds have one type and one name.
  public static func == (a: RowKind, b: RowKind) -> Bool { a.type == b.type && a.name == b.name }

  /// Feeds type and name to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(name)
  }

  /// The kind as text, for reuse identifiers and diagnostics.
  public var description: String { name.isEmpty ? "\(type)" : "\(type).\(name)" }
}
