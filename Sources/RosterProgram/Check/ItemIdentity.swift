import Roster

/// What tells an item from all others: its kind and its id.
struct ItemIdentity: Hashable {
  /// Empty if nobody asks for kinds.
  let kind: ExactText
  let id: ItemID
}
