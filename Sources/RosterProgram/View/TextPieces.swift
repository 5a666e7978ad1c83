/// A text cut into its lines, and long lines into parts, so that a page of any text is a list.
struct TextPieces {
  /// The scalars of the longest piece.
  static let longest = 2_000

  private(set) var pieces: [String] = []

  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = line.unicodeScalars[...]
      repeat {
        let piece = rest.prefix(Self.longest)
        pieces.append(String(String.UnicodeScalarView(piece)))
        rest = rest[piece.endIndex...]
      } while !rest.isEmpty
    }
  }
}
