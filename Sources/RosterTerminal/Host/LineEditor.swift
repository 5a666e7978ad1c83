/// A line of text being typed, with a cursor between its characters.
struct LineEditor: Sendable, Hashable {
  /// The most characters of a line; what is typed or pasted beyond is left out.
  static let longest = 100_000

  private var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int

  /// A line with the cursor at its end.
  init(_ text: String = "") {
    characters = Array(text.prefix(Self.longest))
    cursor = characters.count
  }

  /// The text.
  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  /// Takes a key.
  ///
  /// - Returns: Whether the key does something in a line of text.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .backspace, .control("h"): if cursor > 0 { remove((cursor - 1)..<cursor) }
    case .delete, .control("d"): remove(cursor..<min(cursor + 1, characters.count))
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<characters.count)
    case .control("w"), .alt(.backspace): remove(wordStart..<cursor)
    default:
      guard let character = key.text else { return false }
      insert(String(character))
    }
    return true
  }

  /// Enters a text at the cursor. Line ends become spaces, other control characters are left out.
  mutating func insert(_ text: String) {
    let clean = String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar.properties.generalCategory {
          case .lineSeparator, .paragraphSeparator: " "
          case .control: "\n\t".unicodeScalars.contains(scalar) ? " " : nil
          default: scalar
          }
        }))
    // Marks join the character before them, so the text is split anew.
    let before = Array(String(characters[..<cursor]) + clean)
    let after = characters[cursor...]
    let kept = before.prefix(max(cursor, Self.longest - after.count))
    characters = Array(String(kept) + String(after))
    cursor = min(kept.count, characters.count)
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    // What was apart may join now, such as two halves of a flag.
    let before = String(characters[..<range.lowerBound])
    characters = Array(String(characters))
    cursor = min(before.count, characters.count)
  }

  private var wordStart: Int {
    var start = cursor
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }

  // MARK: Showing

  /// The part of the line round the cursor that fits a width, and the column of the cursor in it.
  ///
  /// - Complexity: O(n) for n characters
  func window(width: Int, isSecure: Bool = false) -> (text: String, cursor: Int) {
    guard width > 0 else { return ("", 0) }
    let shown = isSecure ? [Character](repeating: "•", count: characters.count) : characters
    var start = cursor
    var column = 0
    // The cursor takes a column of its own behind the text.
    while start > 0 {
      let columns = TerminalText.columns(of: String(shown[start - 1]))
      if column + columns > width - 1 { break }
      column += columns
      start -= 1
    }
    var text = ""
    var used = 0
    for character in shown[start...] {
      let columns = TerminalText.columns(of: String(character))
      if used + columns > width { break }
      text.append(character)
      used += columns
    }
    return (text, column)
  }
}
