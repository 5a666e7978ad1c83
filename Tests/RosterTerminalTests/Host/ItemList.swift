import Observation
import Roster

/// A row of a test: as many lines as it has words in `more`, and all that can be done with a row.
struct Item: RowModel {
  let id: String
  var text: String
  var more: String?
  var accessory = RowAccessory.none
  var height = RowHeight.automatic

  init(
    _ id: String, _ text: String? = nil, more: String? = nil,
    accessory: RowAccessory = .none, height: RowHeight = .automatic
  ) {
    self.id = id
    self.text = text ?? id
    self.more = more
    self.accessory = accessory
    self.height = height
  }

  var content: RowContent {
    RowContent(title: text, subtitle: more, accessory: accessory).lines(subtitle: 0)
  }
}

/// Data of a list that a test changes, and a log of what happened to its rows.
@MainActor @Observable final class ItemList {
  struct Part {
    var id: String
    var header: String?
    var items: [Item]
  }

  var parts: [Part]
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var decorate: (Row<Item>, ItemList) -> Row<Item> = { row, _ in row }
  @ObservationIgnored var finish: (TableModel, ItemList) -> TableModel = { table, _ in table }
  var phase = TablePhase.ready

  init(_ items: [Item], header: String? = nil) {
    parts = [Part(id: "main", header: header, items: items)]
  }

  init(parts: [Part]) { self.parts = parts }

  convenience init(count: Int, header: String? = nil) {
    self.init((0..<count).map { Item("row \($0)") }, header: header)
  }

  /// The rows of the first section.
  var items: [Item] {
    get { parts[0].items }
    set { parts[0].items = newValue }
  }

  var table: TableModel {
    let table = TableModel(
      sections: parts.map { part in
        SectionModel(part.id, header: part.header) {
          part.items.map {
            decorate(
              Row($0).onActivate { [weak self] in self?.log.append("choose \($0.model.id)") }, self)
          }
        }
      }
    ).phase(phase)
    return finish(table, self)
  }

  func remove(_ id: String) {
    for index in parts.indices { parts[index].items.removeAll { $0.id == id } }
  }
}
