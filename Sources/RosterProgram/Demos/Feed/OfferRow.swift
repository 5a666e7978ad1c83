import Roster

/// A product, which opens a page of its own.
struct OfferRow: RowModel {
  let offer: Offer

  var id: Int { offer.id }

  var content: RowContent {
    RowContent(
      title: offer.name, subtitle: offer.stock == 0 ? "sold out" : "\(offer.stock) left",
      detail: .text(price), image: .symbol("◆"), accessory: .disclosure)
  }

  var price: String {
    let cents = offer.price % 100
    return "€ \(offer.price / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
