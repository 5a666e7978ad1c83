import BenchmarkKit

/// A record as a feed sends it: a text of 36 bytes as key.
struct FeedItem: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var price: Int

  init(_ random: inout SeededRandom) {
    let digits = Array("0123456789ABCDEF".utf8)
    var (first, second) = (random.next(), random.next())
    let bytes = (0..<36).map { place in
      if [8, 13, 18, 23].contains(place) { return UInt8(ascii: "-") }
      defer {
        first = first >> 4 | second << 60
        second >>= 4
      }
      return digits[Int(first & 15)]
    }
    id = String(decoding: bytes, as: UTF8.self)
    price = Int.random(in: 0..<1_000_000, using: &random)
    title = "Title of the item with the number \(price)"
  }

  static func list(_ count: Int, seed: UInt64) -> [FeedItem] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in FeedItem(&random) }
  }
}
