import Roster

/// Stands for an item of a kind that came after this version of the app.
struct UnknownRow: RowModel {
  let id: Int
  let title: String

  init(_ item: UnknownItem) {
    id = item.position
    title = item.value["title"]?.string ?? "Something new"
  }

  var content: RowContent {
    RowContent(title: title, subtitle: "Update the app to see this.", image: .symbol("?"))
      .enabled(false)
  }
}
