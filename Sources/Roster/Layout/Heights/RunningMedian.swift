/// The median of the latest heights that were measured.
///
/// Of an even number it is the lower of the two in the middle, so that it is always a height that
/// really occurred: whole lines stay whole.
struct RunningMedian: Sendable {
  /// How many heights are remembered.
  static let window = 255

  private var recent: [Double] = []
  private var sorted: [Double] = []
  private var next = 0

  /// The median; `nil` before the first height.
  var value: Double? { sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2] }

  /// Takes a height into account, and lets go of the oldest.
  ///
  /// - Complexity: O(w) for a window of w heights
  mutating func add(_ height: Double) {
    if recent.count < Self.window {
      recent.append(height)
    } else {
      let oldest = recent[next]
      sorted.remove(at: sorted.partitionPoint { $0 >= oldest })
      recent[next] = height
      next = (next + 1) % Self.window
    }
    sorted.insert(height, at: sorted.partitionPoint { $0 >= height })
  }
}
