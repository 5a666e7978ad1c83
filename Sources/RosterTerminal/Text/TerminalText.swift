/// Text in the columns of a terminal: measured, clipped, padded, wrapped and made harmless.
///
/// What comes out of these functions holds nothing that a terminal would obey:
/// - Tabs, line ends and paragraph separators are shown as a space (`wrap` breaks lines at them).
/// - Controls (C0, C1, DEL), bidi embeddings, overrides and isolates, and scalars that are not
///   assigned are shown as U+FFFD, one column each.
/// - Bidi marks, zero width spaces, soft hyphens, tags, fillers and stray joiners and variation
///   selectors have nothing to show and are left out.
/// - A mark without a base is shown on a dotted circle. A base keeps at most fifteen marks.
///
/// Columns follow Unicode 17: East Asian wide and fullwidth scalars and emoji take two, ambiguous
/// ones one. An emoji sequence (joined, with a skin tone, a flag, a key cap, with an emoji selector)
/// takes two. A text selector does not make a wide symbol narrow, since most terminals ignore it.
public enum TerminalText {
  /// The most columns that a text without a width of its own keeps: wider than any screen.
  public static let widest = 4_096

  /// The columns that `text` takes when shown, `limit` at most.
  ///
  /// - Complexity: O(min(*n*, limit)); for text of invisible scalars up to a constant times more.
  public static func columns(of text: String, limit: Int = widest) -> Int {
    var scanner = ClusterScanner(text, budget: budget(columns: limit))
    var total = 0
    while total < limit, scanner.advance() { total += scanner.columns }
    return min(total, max(limit, 0))
  }

  /// The text in exactly `width` columns: clipped with an ellipsis, or padded with spaces.
  ///
  /// A wide cluster is never cut in two: where half of one would stick out, a space stands instead.
  /// An ellipsis that does not fit is clipped itself.
  ///
  /// - Parameters:
  ///   - text: The text, from wherever it comes.
  ///   - width: The columns to fill; none if negative.
  ///   - alignment: Where a text stands that is shorter.
  ///   - ellipsis: What ends a text that is longer.
  /// - Complexity: O(width), whatever the length of the text.
  public static func cell(
    _ text: String, width: Int, alignment: TextAlignment = .leading, ellipsis: String = "…"
  ) -> String {
    guard width > 0 else { return "" }
    let clipped = clip(text, to: width, ellipsis: ellipsis)
    return pad(clipped.text, by: width - clipped.columns, alignment)
  }

  /// The text in at most `width` columns, and how many it takes.
  ///
  /// - Complexity: O(width).
  static func clip(
    _ text: String, to width: Int, ellipsis: String
  ) -> (text: String, columns: Int, isWhole: Bool) {
    guard width > 0 else { return ("", 0, text.isEmpty) }
    let mark = self.mark(ellipsis, width: width)
    if let simple = clipSimple(text, to: width, mark: mark) { return simple }
    var scanner = ClusterScanner(text, budget: budget(columns: width))
    var bytes: [UInt8] = []
    var used = 0
    var kept = (bytes: 0, columns: 0)
    while scanner.advance() {
      if used + scanner.columns > width {
        used = width + 1
        break
      }
      append(scanner.scalars, to: &bytes)
      used += scanner.columns
      if used <= width - mark.columns { kept = (bytes.count, used) }
    }
    if used <= width && !scanner.isExhausted {
      return (String(decoding: bytes, as: UTF8.self), used, true)
    }
    bytes.removeLast(bytes.count - kept.bytes)
    return (
      String(decoding: bytes, as: UTF8.self) + mark.text, kept.columns + mark.columns, false
    )
  }

  /// Scalars that may be read for a number of columns: enough for real text, however marked.
  static func budget(columns: Int, limit: Int = widest) -> Int {
    let (scalars, overflow) = min(max(columns, 0), limit)
      .multipliedReportingOverflow(by: ClusterScanner.longest)
    return overflow || scalars > Int.max - 256 ? Int.max : scalars + 256
  }

  static func append(_ scalars: [Unicode.Scalar], to bytes: inout [UInt8]) {
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(
          contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
    }
  }

  static func pad(_ text: String, by spaces: Int, _ alignment: TextAlignment) -> String {
    guard spaces > 0 else { return text }
    let before = alignment.spacesBefore(of: spaces)
    if before == 0 { return text + String(repeating: " ", count: spaces) }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: spaces - before)
  }

  /// What stands for the part cut off, in at most `width` columns.
  private static func mark(_ ellipsis: String, width: Int) -> (text: String, columns: Int) {
    if ellipsis == "…" { return (ellipsis, 1) }
    if ellipsis.isEmpty { return (ellipsis, 0) }
    var scanner = ClusterScanner(ellipsis, budget: budget(columns: width))
    var bytes: [UInt8] = []
    var used = 0
    while scanner.advance(), used + scanner.columns <= width {
      append(scanner.scalars, to: &bytes)
      used += scanner.columns
    }
    return (String(decoding: bytes, as: UTF8.self), used)
  }

  /// The case of nearly every text: printable ASCII as far as it is shown.
  private static func clipSimple(
    _ text: String, to width: Int, mark: (text: String, columns: Int)
  ) -> (text: String, columns: Int, isWhole: Bool)? {
    // One byte more than is shown is looked at: it could belong to a mark on the last letter.
    let shown = text.utf8.prefix(width < Int.max ? width + 1 : width)
    guard shown.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    if shown.count <= width { return (text, shown.count, true) }
    let kept = String(decoding: shown.prefix(width - mark.columns), as: UTF8.self)
    return (kept + mark.text, width, false)
  }
}
