#if GTK
  import Roster

  /// Pictures that were loaded, up to a number of bytes; those that were used longest ago leave first.
  struct ImageCache {
    /// A picture, and the file that it was in.
    struct Kept: Sendable {
      let picture: GTKPicture
      /// What the file was like before it was read; `nil` for none.
      var stamp: FileStamp?
    }

    private struct Entry {
      let kept: Kept
      var used: Int
      var cost: Int { kept.picture.cost }
    }

    private var entries: [RowImage: Entry] = [:]
    private var clock = 0
    private(set) var cost = 0
    /// The most bytes.
    var limit = 32 << 20 { didSet { shrink(to: limit) } }

    /// A picture that was loaded before.
    subscript(image: RowImage) -> Kept? {
      mutating get {
        clock += 1
        entries[image]?.used = clock
        return entries[image]?.kept
      }
    }

    /// Keeps a picture.
    ///
    /// - Complexity: O(1), amortized; when there is no room left, O(n log n) for the n that are kept
    mutating func insert(_ kept: Kept, for image: RowImage) {
      clock += 1
      remove(image)
      entries[image] = Entry(kept: kept, used: clock)
      cost += kept.picture.cost
      // More leave than must, so that the next ones find room.
      if cost > limit { shrink(to: limit / 4 * 3) }
    }

    /// Forgets a picture.
    mutating func remove(_ image: RowImage) {
      if let old = entries.removeValue(forKey: image) { cost -= old.cost }
    }

    /// Forgets all.
    mutating func removeAll() {
      entries = [:]
      cost = 0
    }

    private mutating func shrink(to target: Int) {
      for (image, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
        if cost <= target { return }
        entries[image] = nil
        cost -= entry.cost
      }
    }
  }
#endif
