#if GTK
  import CGTK
  import Roster

  /// The sizes of cells by their shape.
  ///
  /// GTK measures all 205 rows that it keeps, of which it shows a dozen, and a text has to be set to be
  /// measured. Of each shape one cell is, in each layout, and every cell that is shown. Where one turns out
  /// to be of another size than the last, as when a theme or the size of letters has changed, all are
  /// measured again: GTK itself does not ask again for a cell inside which nothing was measured before.
  @MainActor final class ShapeSizes {
    /// Cells that are measured alike.
    struct Key: Hashable {
      let shape: CellShape
      /// The state of the row, which a style may look at.
      let state: UInt32
      /// Whether a height is asked for, which is the same for any width.
      let isVertical: Bool
    }

    /// The heights that rows give themselves.
    var given = SoundHeights(.points)
    /// What was measured in the layout under way.
    private var known: [Key: Extent] = [:]
    /// What was measured last.
    private var last: [Key: Extent] = [:]
    /// What is measured each time, since a style makes cells of one shape differ.
    private var unlike: Set<Key> = []
    /// Whether cells have turned out to be of another size than the last of their shape.
    private(set) var isOutdated = false
    /// How many cells were measured for it so far.
    private(set) var measured = 0

    /// The size of a cell, measured by `measure` unless one of its shape has been.
    func size(_ key: Key, measure: () -> Extent) -> Extent {
      if unlike.contains(key) { return measure() }
      if let extent = known[key] { return extent }
      let extent = measure()
      measured += 1
      known[key] = extent
      // How wide a cell wants to be depends on its texts.
      if let last = last.updateValue(extent, forKey: key), last != extent, key.isVertical {
        isOutdated = true
      }
      return extent
    }

    /// Compares the height that a cell really has with what GTK was told of it.
    func check(_ key: Key, _ extent: Extent, told: Extent) {
      guard extent != told else { return }
      isOutdated = true
      if known[key] == told { unlike.insert(key) }
    }

    /// A frame begins, with styles that may be others than where the window asked for its size, or a layout
    /// is done.
    func forget() {
      known.removeAll(keepingCapacity: true)
      isOutdated = false
    }
  }

  /// How much room a widget needs and wants.
  struct Extent: Equatable {
    var minimum: gint = 0
    var natural: gint = 0
  }
#endif
