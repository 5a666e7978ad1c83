/// Something that the store sells.
struct Product: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  /// In cents.
  var price: Int
  var isFeatured = false
  var isSoldOut = false

  /// The price as a person reads it.
  var priceText: String {
    let cents = price % 100
    return "€ \(price / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  static let samples = [
    Product(id: 1, name: "Espresso beans, dark roast", price: 1_290, isFeatured: true),
    Product(id: 2, name: "Green tea 煎茶", price: 890),
    Product(id: 3, name: "Oat biscuits", price: 345),
    Product(id: 4, name: "Crème brûlée set", price: 2_950),
    Product(id: 5, name: "Lemonade 🍋", price: 220, isSoldOut: true),
    Product(id: 6, name: "Honey", price: 710),
  ]
}
