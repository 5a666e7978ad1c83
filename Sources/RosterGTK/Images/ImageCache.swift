#if GTK
  import Roster

  /// Pictures that were loaded, up to a number of bytes; those that were used longest ago leave first.
  struct ImageCache {
    private struct Entry {
      let picture: GTKPicture
      var used: Int
    }

    private var entries: [RowImage: Entry] = [:]
    private var clock = 0
    private(set) var cost = 0
    /// The most bytes.
    var limit = 32 << 20 { didSet { shrink(to: limit) } }

    /// A picture that was loaded before.
    subscript(image: RowImage) -> GTKPicture? {
      mutating get {
        clock += 1
        entries[image]?.used = clock
        return entries[image]?.picture
      }
    }

    /// Keeps a picture.
    ///
    /// - Complexity: O(1), amortized; when there is no room left, O(n log n) for the n that are kept
    mutating func insert(_ picture: GTKPicture, for image: RowImage) {
      clock += 1
      if let old = entries.updateValue(Entry(picture: picture, used: clock), forKey: image) {
        cost -= old.picture.cost
      }
      cost += picture.cost
      // More leave than must, so that the next ones find room.
      if cost > limit { shrink(to: limit / 4 * 3) }
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
        cost -= entry.picture.cost
      }
    }
  }
#endif
