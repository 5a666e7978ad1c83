import Roster

/// A product in the list of all.
struct ProductRow: RowModel {
  let product: Product

  var id: Int { product.id }

  var content: RowContent {
    RowContent(
      title: product.name, subtitle: product.isSoldOut ? "sold out" : nil,
      detail: .text(product.priceText), image: .symbol(product.isFeatured ? "★" : " "))
  }
}
