/// Watches the members of one item for the one that tells its kind.
///
/// The first member of a name wins, as in Foundation's decoder.
struct KindFinder {
  /// What was found so far.
  private(set) var found = ScannedItem.Kind.missing
  /// Whether nothing more can be found in this item.
  private(set) var isDone: Bool

  private let path: [[UInt8]]
  private var matched = 0
  private var isNext = false

  init(path: [String]) {
    self.path = path.map { Array($0.utf8) }
    isDone = path.isEmpty
  }

  /// How many levels of an item have to be watched.
  var depth: Int { path.count }

  mutating func reset() {
    found = .missing
    isDone = path.isEmpty
    matched = 0
    isNext = false
  }

  /// Takes an event `level` levels below the item.
  mutating func take(
    _ event: JSONEvent, level: Int, _ bytes: UnsafeRawBufferPointer, origin: Int
  ) {
    if case .key(let range, let escaped) = event {
      isNext =
        level == matched + 1
        && JSONText.equals(path[matched], bytes, range, origin: origin, escaped: escaped)
      return
    }
    if case .close = event {
      if level == matched { isDone = true }
      return
    }
    guard isNext else { return }
    isNext = false
    if matched + 1 < path.count {
      if case .open(object: true, _) = event { matched += 1 } else { isDone = true }
      return
    }
    isDone = true
    switch event {
    case .string(let range, let escaped): found = .string(range, escaped: escaped)
    case .number(let range): found = .number(range)
    case .word(_, let first): found = .word(first)
    default: found = .container
    }
  }
}
