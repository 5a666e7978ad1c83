/// Something wrong with an item.
struct ItemProblem: Equatable {
  /// The item's place in its list, counted from 0.
  let position: Int
  /// The way from the item to what is wrong, with dots; empty for the item itself.
  let path: String
  /// What is wrong there, as a sentence.
  let reason: String
}
