/// Takes a text apart into the clusters that a terminal draws in one place, cleaned of all that must
/// not reach it.
///
/// Clusters are those of a terminal, not those of Unicode's grapheme breaking: a spacing mark or a
/// second Hangul initial has cells of its own, as terminals draw it. The joined output scans again
/// into the same clusters.
///
/// A cluster has at most `longest` scalars, whatever the data has; the rest of its marks is dropped.
/// The scanner gives up after `budget` scalars, so a text of millions of marks costs no more than
/// what is shown of it.
struct ClusterScanner {
  /// Enough for a couple with two skin tones (ten scalars) and for the deepest stacks of marks.
  static let longest = 16

  /// The clean scalars of the cluster that `advance` found last.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The columns of that cluster: 1 or 2.
  private(set) var columns = 0
  /// Whether terminals agree about the columns.
  private(set) var isSettled = true
  /// Whether the cluster is a line or paragraph end, shown as a space.
  private(set) var isLineEnd = false
  /// Whether scanning ended for want of budget, with scalars left over.
  private(set) var isExhausted = false

  private var source: String.UnicodeScalarView.Iterator
  private var peeked: Unicode.Scalar?
  private var budget: Int
  private var base: ScalarClass = .narrow
  /// Whether the last scalar is one that a selector, a modifier or a joiner may follow.
  private var endsInElement = false

  init(_ text: String, budget: Int) {
    source = text.unicodeScalars.makeIterator()
    self.budget = budget
    peeked = source.next()
  }

  /// Whether the cluster is a space at which a line may be broken.
  var isSpace: Bool {
    guard scalars.count == 1 else { return false }
    switch scalars[0].value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Finds the next cluster; false at the end of the text or of the budget.
  ///
  /// - Complexity: O(scalars read), over all calls at most the budget.
  mutating func advance() -> Bool {
    scalars.removeAll(keepingCapacity: true)
    isLineEnd = false
    isSettled = true
    endsInElement = false
    while let scalar = take() {
      let kind = ScalarClass(scalar)
      switch kind {
      case .dropped, .joiner, .nonJoiner, .textSelector, .emojiSelector:
        continue
      case .separator:
        begin(" ", .narrow, columns: 1)
        isLineEnd = scalar != "\t"
        if scalar == "\r" && peeked == "\n" { _ = take() }
      case .replaced:
        begin("\u{FFFD}", .narrow, columns: 1)
      case .mark:
        // A mark without a base would be drawn into whatever stands before this text.
        begin("\u{25CC}", .narrow, columns: 1)
        extend(scalar)
      case .narrow: begin(scalar, kind, columns: 1)
      case .narrowUnsettled, .emojiNarrow: begin(scalar, kind, columns: 1, settled: false)
      case .wide: begin(scalar, kind, columns: 2)
      case .wideUnsettled, .emojiWide, .emojiModifier, .regionalIndicator:
        begin(scalar, kind, columns: 2, settled: false)
      }
      takeTail()
      return true
    }
    return false
  }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = peeked else { return nil }
    guard budget > 0 else {
      isExhausted = true
      return nil
    }
    budget -= 1
    peeked = source.next()
    return scalar
  }

  private mutating func begin(
    _ scalar: Unicode.Scalar, _ kind: ScalarClass, columns: Int, settled: Bool = true
  ) {
    scalars.append(scalar)
    base = kind
    self.columns = columns
    isSettled = settled
    endsInElement = kind.isEmoji
  }

  private mutating func extend(_ scalar: Unicode.Scalar) {
    endsInElement = false
    isSettled = false
    if scalars.count < Self.longest { scalars.append(scalar) }
  }

  /// Takes what belongs to the cluster after its base.
  private mutating func takeTail() {
    // A digit with an emoji selector is a key cap only if the cap follows.
    var mayBeKeyCap = false
    while let next = peeked {
      let kind = ScalarClass(next)
      let isFull = scalars.count >= Self.longest
      switch kind {
      case .mark where mayBeKeyCap && next.value == 0x20E3:
        extend("\u{FE0F}")
        extend(next)
        columns = 2
        mayBeKeyCap = false
      case .mark:
        extend(next)
        mayBeKeyCap = false
      case .emojiSelector where endsInElement && !isFull:
        scalars.append(next)
        columns = 2
        isSettled = false
      case .emojiSelector: mayBeKeyCap = scalars.count == 1 && Self.hasKeyCap(scalars[0])
      case .textSelector where endsInElement && !isFull: extend(next)
      case .textSelector, .dropped: break
      case .emojiModifier where endsInElement && !isFull && takesModifier:
        scalars.append(next)
        columns = 2
      case .regionalIndicator where base == kind && scalars.count == 1: extend(next)
      case .joiner where endsInElement:
        guard joinElement() else { return }
        continue
      case .joiner, .nonJoiner:
        if isCursive { extend(next) }
      default: return
      }
      guard take() != nil else { return }
    }
  }

  /// Takes a joiner and the emoji after it; a joiner that joins nothing is dropped.
  private mutating func joinElement() -> Bool {
    guard let joiner = take() else { return false }
    guard let next = peeked, ScalarClass(next).isEmoji, scalars.count + 2 <= Self.longest else {
      return true
    }
    guard take() != nil else { return false }
    scalars += [joiner, next]
    columns = 2
    isSettled = false
    return true
  }

  /// Whether the last scalar is an emoji that comes in skin tones.
  private var takesModifier: Bool {
    let value = scalars[scalars.count - 1]
    if value.properties.isEmojiModifierBase { return true }
    return value.value == 0xFE0F && scalars[scalars.count - 2].properties.isEmojiModifierBase
  }

  /// Whether joiners shape the letters of the base's script: Arabic to Mongolian.
  private var isCursive: Bool { (0x600...0x18AF).contains(scalars[0].value) }

  private static func hasKeyCap(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "#" || scalar == "*"
  }
}
