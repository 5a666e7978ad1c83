#if canImport(UIKit)
  import Roster
  import UIKit

  /// Which slot of the driver each cell, header and footer is. The views are held weakly.
  @MainActor struct CellSlots {
    private struct Entry {
      weak var view: UIView?
      var slot: RowSlot
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64
    /// Slots that were bound when another view took the place of theirs in memory.
    private var lost: [RowSlot] = []

    /// The slot of a view, if it has one.
    func known(_ view: UIView) -> RowSlot? {
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.slot
    }

    /// The slot of a view.
    mutating func slot(for view: UIView) -> RowSlot {
      if let slot = known(view) { return slot }
      let slot = RowSlot()
      set(slot, for: view)
      return slot
    }

    /// Gives a view another slot.
    mutating func set(_ slot: RowSlot, for view: UIView) {
      let key = ObjectIdentifier(view)
      if let old = entries[key], old.view == nil, old.slot.id != nil { lost.append(old.slot) }
      entries[key] = Entry(view: view, slot: slot)
    }

    /// The cells that are still there.
    ///
    /// - Complexity: O(cells)
    var cells: [UITableViewCell] { entries.values.compactMap { $0.view as? UITableViewCell } }

    /// The slots of cells that are filled and not shown, and of cells that are gone.
    ///
    /// - Complexity: O(cells)
    func idle() -> [RowSlot] {
      entries.values
        .filter { $0.view == nil || (!$0.slot.isShown && $0.view?.superview == nil) }
        .map(\.slot) + lost
    }

    /// Forgets cells that are gone, now and then.
    mutating func prune() {
      guard entries.count > limit else { return }
      // One that is bound still is yet to be unbound.
      entries = entries.filter { $0.value.view != nil || $0.value.slot.id != nil }
      lost.removeAll { $0.id == nil }
      limit = max(64, entries.count * 2)
    }
  }
#endif
