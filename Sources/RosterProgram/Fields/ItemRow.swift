import Roster

/// A row that shows an item of a feed on one line.
struct ItemRow: RowModel {
  /// The item's place in the feed.
  let id: Int
  let parts: ItemParts
  /// Whether the item is no JSON.
  let isMalformed: Bool

  /// The row of an item.
  init(_ position: Int, _ item: FeedItem, _ paths: FieldPaths) {
    id = position
    parts = paths.parts(of: item)
    if case .malformed = item { isMalformed = true } else { isMalformed = false }
  }

  var content: RowContent {
    RowContent(
      title: parts.title, subtitle: parts.subtitle, detail: parts.detail.map { .text($0) },
      accessory: parts.kind.map { .badge($0) } ?? .none, role: isMalformed ? .destructive : .plain)
  }

  /// One line of a terminal, with the subtitle beside the title.
  static let line = RowHeight.fixed(20)

  var height: RowHeight { Self.line }
}
