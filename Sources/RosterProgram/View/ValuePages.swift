import Roster

/// Pages that show what is inside a JSON value, one inside the other.
@MainActor struct ValuePages {
  private let presenter: any ScreenPresenter

  init(_ presenter: any ScreenPresenter) { self.presenter = presenter }

  /// Opens a page for a value: its fields, its elements, or its text. Others have nothing inside.
  func open(_ value: JSONValue, title: String) {
    switch value {
    case .object(let members):
      openFields(count: members.count, title) { (members[$0].key, members[$0].value) }
    case .array(let elements):
      openFields(count: elements.count, title) { (String($0), elements[$0]) }
    case .string(let text): open(text: text, title: title)
    default: open(text: value.description, title: title)
    }
  }

  /// Opens a page for a text, a row for each of its lines.
  func open(text: String, title: String) {
    let lines = TextPieces(text).pieces
    let table = TableModel {
      SectionModel("text", count: lines.count) { index in
        Row(index) { RowContent.text(lines[index]).lines(title: 0) }
          .onCopy { _ in text }
      }
    }
    push(table, title)
  }

  private func openFields(
    count: Int, _ title: String,
    field: @escaping @MainActor @Sendable (Int) -> (key: String, value: JSONValue)
  ) {
    let table = TableModel {
      SectionModel("fields", count: count) { [self] index in
        let (key, value) = field(index)
        let row = FieldRow(id: index, key: key, value: value)
        return Row(row)
          .onActivate { _ in if row.opens { open(value, title: "\(title) › \(key)") } }
          .onCopy { _ in value.string ?? value.description }
      }
    }
    push(table.selection(.multiple), title)
  }

  private func push(_ table: TableModel, _ title: String) {
    presenter.push(ListScreen(title: title, driver: TableDriver(table)))
  }
}
