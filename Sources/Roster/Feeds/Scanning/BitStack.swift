/// A stack of bits: which of the open containers are objects. A bit for each level, since hostile
/// input may open millions.
struct BitStack {
  private var words: [UInt64] = []
  private var count = 0

  /// The bit pushed last; false if there is none.
  private(set) var top = false

  mutating func push(_ bit: Bool) {
    if count & 63 == 0 && count >> 6 == words.count { words.append(0) }
    let mask = UInt64(1) << UInt64(count & 63)
    if bit { words[count >> 6] |= mask } else { words[count >> 6] &= ~mask }
    count += 1
    top = bit
  }

  mutating func pop() {
    count -= 1
    top = count > 0 && words[(count - 1) >> 6] >> UInt64((count - 1) & 63) & 1 == 1
  }

  mutating func removeAll() {
    words.removeAll()
    count = 0
    top = false
  }
}
