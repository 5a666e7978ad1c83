/// How a terminal counts columns: they differ, and a screen must come out right on each.
public enum CellWidths: Sendable, CaseIterable {
  /// As terminals that know emoji sequences do: a sequence is one cluster of two columns.
  case sequences
  /// As `wcwidth` does: each scalar has columns of its own, selectors and joiners have none.
  case scalars
  /// As terminals of 2010 do: no emoji is wide.
  case old

  /// The columns of a scalar by itself.
  func columns(_ scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if Self.eastAsian.contains(where: { $0.contains(scalar.value) }) { return 2 }
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return self == .sequences ? 2 : 1 }
    return properties.isEmojiPresentation && self != .old ? 2 : 1
  }

  /// Whether a scalar is drawn into the cell that ends in `last`.
  func joins(_ scalar: Unicode.Scalar, to last: Unicode.Scalar?) -> Bool {
    guard let last else { return false }
    if columns(scalar) == 0 { return true }
    guard self == .sequences else { return false }
    if last.value == 0x200D { return scalar.properties.isEmoji }
    return scalar.properties.isEmojiModifier
      && (last.properties.isEmojiModifierBase || last == "\u{FE0F}")
  }

  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]
}
