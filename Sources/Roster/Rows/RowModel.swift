/// What one kind of row knows: who it is, whether it differs, how high it is and what it shows.
///
/// Each kind of row is one type in one file. A list asks for `id`, `kind` and `==` anywhere, and for
/// `content` and `height` on the main actor, only for rows that are shown. A value may declare these
/// two without isolation; a row that holds a `@MainActor @Observable` object reads it there, and is
/// refilled by itself when the object changes.
///
///     struct NewsRow: RowModel {
///       let id: Int
///       var title: String
///       var summary: String
///       var content: RowContent { .subtitle(title, summary) }
///     }
///
/// Behavior:
/// - Rows of one table with equal types and ids are one row; the first in table order is shown.
/// - Rows that are equal are not filled again. Whatever changes the look must take part in `==`, or
///   be observable.
public protocol RowModel: Identifiable, Equatable, Sendable where ID: Sendable {
  /// The sort of cell. By default the type itself.
  var kind: RowKind { get }
  /// What a toolkit's standard cell shows.
  @MainActor var content: RowContent { get }
  /// The height, in points. By default what the content needs.
  @MainActor var height: RowHeight { get }
}

extension RowModel {
  /// The type of the row model.
  public var kind: RowKind { RowKind(Self.self) }
  /// As high as the content needs.
  public var height: RowHeight { .automatic }
}

extension RowModel {
  /// Whether `other` has the same type and content.
  func isEqual(to other: any RowModel) -> Bool { equals(other) }

  private func equals<Other: RowModel>(_ other: Other) -> Bool {
    // A cast through `as?` looks up the type of its optional, which costs more than the comparison.
    // The bits are those of a `Self`, as the guard says.
    guard Other.self == Self.self else { return false }
    return self == unsafeBitCast(other, to: Self.self)
  }
}
