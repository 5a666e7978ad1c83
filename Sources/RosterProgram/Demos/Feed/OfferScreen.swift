import Roster

/// The page of one product.
@MainActor struct OfferScreen {
  let row: OfferRow

  var table: TableModel {
    TableModel {
      SectionModel("offer", header: row.offer.name) {
        Row("text") { RowContent.text(row.offer.text).lines(title: 0) }
        Row("price") { .value("Price", row.price) }
        Row("stock") { .value("In stock", "\(row.offer.stock)") }
      }
    }
  }
}
