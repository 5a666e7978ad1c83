/// How a Unicode scalar behaves in the cells of a terminal.
///
/// The classes come from a generated table rather than from the properties of the running system's
/// Unicode version, so that a text has the same columns everywhere.
enum ScalarClass: UInt32 {
  /// One column; ambiguous widths too, as terminals do outside East Asian locales.
  case narrow
  /// Two columns, and terminals of any age agree.
  case wide
  /// No column of its own: drawn into the cell before it.
  case mark
  /// One column by the standard, but terminals differ: spacing marks, private use, prepended signs.
  case narrowUnsettled
  /// Two columns by the standard, but older terminals differ.
  case wideUnsettled
  /// A symbol of one column that an emoji selector, a modifier or a join makes two.
  case emojiNarrow
  /// A symbol shown as emoji, two columns.
  case emojiWide
  /// A skin tone, part of the emoji before it.
  case emojiModifier
  /// Half of a flag.
  case regionalIndicator
  /// A tab, a line or a paragraph end: shown as a space.
  case separator
  /// What must not reach the terminal and should be seen: controls, bidi embeddings, overrides and
  /// isolates, scalars that are not assigned.
  case replaced
  /// What must not reach the terminal and has nothing to show: bidi marks, tags, fillers, zero width
  /// spaces, soft hyphens, variation selectors other than the two for emoji.
  case dropped
  /// U+200D.
  case joiner
  /// U+200C.
  case nonJoiner
  /// U+FE0E.
  case textSelector
  /// U+FE0F.
  case emojiSelector

  /// The class of a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of runs of the table, O(1) for printable ASCII.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F {
      self = .narrow
      return
    }
    let key = value << 4 | 0xF
    var low = 0
    var high = Self.table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Self.table[middle] <= key { low = middle } else { high = middle }
    }
    self = Self(rawValue: Self.table[low] & 0xF) ?? .replaced
  }

  /// Whether the scalar can take part in an emoji sequence.
  var isEmoji: Bool { self == .emojiNarrow || self == .emojiWide }
}
