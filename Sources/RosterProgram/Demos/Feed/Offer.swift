/// A product as the feed has it.
struct Offer: Decodable, Equatable, Sendable {
  let id: Int
  let name: String
  /// In cents.
  let price: Int
  let stock: Int
  let text: String
}
