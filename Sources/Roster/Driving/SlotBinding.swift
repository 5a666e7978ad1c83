/// One binding of a slot to a row: an event or a result that names it is dropped once it is over.
@MainActor public struct SlotBinding {
  private weak var slot: RowSlot?
  private let generation: Int

  init(slot: RowSlot, generation: Int) {
    self.slot = slot
    self.generation = generation
  }

  /// The row, as long as the slot still shows it; `nil` afterwards.
  public var id: RowID? {
    guard let slot, slot.generation == generation else { return nil }
    return slot.id
  }
}
