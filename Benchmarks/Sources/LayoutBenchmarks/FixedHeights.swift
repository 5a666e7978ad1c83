/// Heights of a fixed number of rows, as two yardsticks keep them.
protocol FixedHeights {
  init(_ heights: [Double])
  func offset(of row: Int) -> Double
  func row(at offset: Double) -> Int
  mutating func setHeight(_ height: Double, of row: Int)
}

/// The offset of each row in an array: nothing is quicker to read, and a change rewrites what follows.
struct PrefixSums: FixedHeights {
  private var offsets: [Double]

  init(_ heights: [Double]) {
    offsets = [0]
    offsets.reserveCapacity(heights.count + 1)
    var total = 0.0
    for height in heights {
      total += height
      offsets.append(total)
    }
  }

  func offset(of row: Int) -> Double { offsets[row] }

  func row(at offset: Double) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle + 1] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func setHeight(_ height: Double, of row: Int) {
    let difference = height - (offsets[row + 1] - offsets[row])
    for index in (row + 1)..<offsets.count { offsets[index] += difference }
  }
}

/// A Fenwick tree (P. Fenwick, "A new data structure for cumulative frequency tables", 1994): all in
/// O(log n), for a number of rows that cannot change.
struct FenwickTree: FixedHeights {
  private var sums: [Double]
  private var heights: [Double]

  init(_ heights: [Double]) {
    self.heights = heights
    sums = [0] + heights
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  func offset(of row: Int) -> Double {
    var index = row
    var total = 0.0
    while index > 0 {
      total += sums[index]
      index &= index - 1
    }
    return total
  }

  func row(at offset: Double) -> Int {
    var position = 0
    var rest = offset
    var step = 1 << (Int.bitWidth - 1 - (sums.count - 1).leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next < sums.count, sums[next] <= rest {
        position = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return position
  }

  mutating func setHeight(_ height: Double, of row: Int) {
    let difference = height - heights[row]
    heights[row] = height
    var index = row + 1
    while index < sums.count {
      sums[index] += difference
      index += index & -index
    }
  }
}
