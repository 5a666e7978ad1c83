/// What tells an item from all others: its kind and its id.
struct ItemIdentity: Hashable {
  /// Empty if nobody asks for kinds.
  let kind: String
  let id: ItemID

  // Texts are compared scalar by scalar, as JSON does: Swift takes "é" for "e" with an accent.
  static func == (a: ItemIdentity, b: ItemIdentity) -> Bool {
    a.kind.utf8.elementsEqual(b.kind.utf8) && a.id == b.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(id)
  }
}
