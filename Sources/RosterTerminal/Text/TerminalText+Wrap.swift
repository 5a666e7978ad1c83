extension TerminalText {
  /// The text broken into lines of exactly `width` columns, `limit` lines at most.
  ///
  /// Lines break at line ends of the text, at spaces and beside wide clusters; a word longer than
  /// a line is cut. Spaces at a break are left out. If the text does not end within the limit, the
  /// last line ends in the ellipsis. A wide cluster does not fit a line of one column, and the
  /// ellipsis stands for it.
  ///
  /// - Parameters:
  ///   - text: The text, from wherever it comes.
  ///   - width: The columns of a line; there are no lines if it is not positive.
  ///   - limit: The most lines to make; the rest of the text is not looked at.
  ///   - alignment: Where a line stands that is shorter.
  /// - Returns: The lines; one blank line for an empty text.
  /// - Complexity: O(width × limit).
  public static func wrap(
    _ text: String, width: Int, limit: Int, alignment: TextAlignment = .leading
  ) -> [String] {
    guard width > 0, limit > 0 else { return [] }
    var wrapping = LineWrapping(width: min(width, widest), limit: limit)
    wrapping.run(text)
    return wrapping.lines.map { pad($0.text, by: width - $0.columns, alignment) }
  }
}
