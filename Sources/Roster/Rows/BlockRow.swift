/// The model of a row that needs no type: an id and a closure that makes its content when it is shown.
///
/// Write it as `Row("about") { .text("About") }`.
///
/// Behavior:
/// - Block rows with one id are equal in a diff. When the table is rebuilt, the blocks of rows that
///   are shown run again, and a row whose content differs is filled again.
public struct BlockRow: RowModel {
  /// The row among those of its section.
  public let id: AnyKey
  /// Unchanged as long as a cell made by the block need not be filled again; `nil` if not known.
  public let revision: AnyKey?
  private let make: @MainActor @Sendable () -> RowContent

  /// A row by its id and what makes its content.
  public init(
    _ id: some Hashable & Sendable, revision: AnyKey? = nil,
    content make: @escaping @MainActor @Sendable () -> RowContent
  ) {
    self.id = AnyKey(id)
    self.revision = revision
    self.make = make
  }

  /// What the closure makes now.
  @MainActor public var content: RowContent { make() }

  /// Whether both have one id: closures are never compared.
  public static func == (a: BlockRow, b: BlockRow) -> Bool { a.id == b.id }
}
