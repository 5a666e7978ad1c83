import Roster

/// A post. With a picture it is another sort of cell, and still the same row.
struct PostRow: RowModel {
  let post: Post

  var id: Int { post.id }
  var kind: RowKind { RowKind(Self.self, post.picture == nil ? "text" : "picture") }

  var content: RowContent {
    RowContent(
      title: post.title, subtitle: "by \(post.author)" + (post.text.map { "\n\($0)" } ?? ""),
      image: .symbol(post.picture == nil ? "¶" : "▣")
    ).lines(title: 0, subtitle: 0)
  }
}
