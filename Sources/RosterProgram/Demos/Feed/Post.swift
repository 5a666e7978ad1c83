/// A post as the feed has it.
struct Post: Decodable, Equatable, Sendable {
  let id: Int
  let title: String
  let author: String
  let picture: String?
  let text: String?
}
