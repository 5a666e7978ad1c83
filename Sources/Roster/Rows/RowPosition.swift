/// The position of a row in its section, for texts such as "3 of 5".
struct RowPosition: Sendable, Hashable {
  let index: Int
  let count: Int
}
