/// A financial product as the feed has it.
struct Fund: Decodable, Equatable, Sendable {
  let id: Int
  let name: String
  /// In percent a year.
  let rate: Double
  /// From 0 to 1.
  let sold: Double
}
