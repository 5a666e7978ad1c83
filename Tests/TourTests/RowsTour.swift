import Roster

struct Shop: Equatable, Sendable {
  var name: String
  var isOpen: Bool
  var income: Int
}

struct ShopCard: RowModel {
  let id = "card"
  var shop: Shop
  var content: RowContent {
    .subtitle(shop.name, shop.isOpen ? "Open now" : "Closed").image(.symbol("🏪"))
  }
}

struct Entry: RowModel {
  var id: String { title }
  var title: String
  var content: RowContent { .text(title).accessory(.disclosure) }
}
