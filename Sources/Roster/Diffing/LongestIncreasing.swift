/// A longest increasing subsequence of distinct keys, by patience sorting.
struct LongestIncreasing {
  /// Where the keys of the subsequence are, last first.
  private(set) var indices: [Int32] = []

  private let keys: [Int32]
  /// For each key, where the one before it in the best subsequence that it ends is; or −1.
  private var previous: [Int32]
  /// For each length, the smallest key that ends a subsequence of it.
  private var ends: [Int32] = []
  /// For each length, where that key is.
  private var places: [Int32] = []

  /// - Complexity: O(*n* log *n*)
  init(_ keys: [Int32]) {
    self.keys = keys
    previous = Array(repeating: -1, count: keys.count)
    var index = 0
    while index + 4 <= keys.count {
      addFour(at: index)
      index += 4
    }
    while index < keys.count {
      let key = keys[index]
      add(index, key, at: lengths(below: SIMD4(repeating: key))[0])
      index += 1
    }
    collect()
  }

  /// Adds four keys at once: each look-up waits for memory, and four wait side by side.
  private mutating func addFour(at index: Int) {
    let four = SIMD4(keys[index], keys[index + 1], keys[index + 2], keys[index + 3])
    var lengths = lengths(below: four)
    for lane in 0..<4 {
      let (key, length) = (four[lane], lengths[lane])
      add(index + lane, key, at: length)
      // The end that has just become smaller may now lie below one of the keys still to be added.
      lengths.replace(with: lengths &+ 1, where: (lengths .== length) .& (four .> key))
    }
  }

  /// Lets a key end the subsequence that is one longer than `length`.
  private mutating func add(_ index: Int, _ key: Int32, at length: Int32) {
    let length = Int(length)
    if length > 0 { previous[index] = places[length - 1] }
    if length == ends.count {
      ends.append(key)
      places.append(Int32(truncatingIfNeeded: index))
    } else {
      ends[length] = key
      places[length] = Int32(truncatingIfNeeded: index)
    }
  }

  /// For each key, how many ends are below it: a binary search without branches to mispredict.
  private func lengths(below keys: SIMD4<Int32>) -> SIMD4<Int32> {
    ends.withUnsafeBufferPointer { ends in
      if ends.isEmpty { return .zero }
      var size = ends.count
      var (first, second, third, fourth) = (0, 0, 0, 0)
      while size > 1 {
        let half = size >> 1
        first &+= ends[first &+ half &- 1] < keys[0] ? half : 0
        second &+= ends[second &+ half &- 1] < keys[1] ? half : 0
        third &+= ends[third &+ half &- 1] < keys[2] ? half : 0
        fourth &+= ends[fourth &+ half &- 1] < keys[3] ? half : 0
        size &-= half
      }
      let bases = SIMD4(
        Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: second),
        Int32(truncatingIfNeeded: third), Int32(truncatingIfNeeded: fourth))
      let found = SIMD4(ends[first], ends[second], ends[third], ends[fourth])
      return bases.replacing(with: bases &+ 1, where: found .< keys)
    }
  }

  private mutating func collect() {
    var index = places.last ?? -1
    while index >= 0 {
      indices.append(index)
      index = previous[Int(index)]
    }
  }
}
