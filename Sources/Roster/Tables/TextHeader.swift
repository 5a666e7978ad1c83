/// A header or footer that is a text.
struct TextHeader: RowModel {
  let text: String
  var id: Int { 0 }
  var content: RowContent { .text(text) }
}
