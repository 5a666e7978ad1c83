extension StyledText {
  /// The line as text with the sequences that style it; plain again at its end.
  ///
  /// - Parameter colors: Whether colours are allowed; attributes always are.
  /// - Complexity: O(*n*).
  public func ansi(colors: Bool) -> String {
    var output = ""
    var current = Style.plain
    for run in runs {
      if run.style != current { output += run.style.sequence(colors: colors) }
      current = run.style
      output += run.text
    }
    return current == .plain ? output : output + Style.plain.sequence(colors: colors)
  }

  /// The line as it is drawn at the left of a screen whose cells are blank and plain.
  ///
  /// Terminals differ about the columns of some clusters. After each of those the cursor is set to
  /// where it belongs, so that what follows is in its place on every terminal.
  ///
  /// - Returns: Whether terminals agree about all of the line.
  /// - Complexity: O(*n*).
  func drawing(colors: Bool, into output: inout String) -> Bool {
    var isSettled = true
    var column = 0
    var current = Style.plain
    for run in runs {
      if run.style != current { output += run.style.sequence(colors: colors) }
      current = run.style
      if run.text.utf8.allSatisfy({ $0 < 0x7F }) {
        output += run.text
        column += run.columns
        continue
      }
      var scanner = ClusterScanner(run.text, budget: Int.max)
      while scanner.advance() {
        output.unicodeScalars.append(contentsOf: scanner.scalars)
        column += scanner.columns
        guard !scanner.isSettled else { continue }
        isSettled = false
        if column < columns { output += "\u{1B}[\(column + 1)G" }
      }
    }
    if current != .plain { output += Style.plain.sequence(colors: colors) }
    return isSettled
  }

  /// The line without the plain spaces at its end.
  var trimmed: StyledText {
    guard let last = runs.last, last.style == .plain, last.text.utf8.last == 0x20 else {
      return self
    }
    var result = StyledText()
    for run in runs.dropLast() { result.append(run) }
    let spaces = last.text.utf8.reversed().prefix { $0 == 0x20 }.count
    result.append(
      Run(
        text: String(last.text.utf8.dropLast(spaces)) ?? "", style: .plain,
        columns: last.columns - spaces))
    return spaces == last.columns ? result.trimmed : result
  }
}
