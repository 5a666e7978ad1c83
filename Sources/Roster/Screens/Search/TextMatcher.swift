/// Finds a text in others, whatever the case of its letters.
public struct TextMatcher: Sendable, Hashable {
  /// What is searched for.
  public let query: String
  /// The query in small letters, if it is ASCII: most are, and bytes are compared quickly.
  private let bytes: [UInt8]?
  private let letters: [String]

  /// `nil` for an empty query, which is found nowhere.
  public init?(_ query: String) {
    guard !query.isEmpty else { return nil }
    self.query = query
    letters = query.map { $0.lowercased() }
    bytes = query.utf8.allSatisfy { $0 < 0x80 } ? query.utf8.map(Self.small) : nil
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a text contains the query.
  ///
  /// - Complexity: O(n · m) for a text of n characters and a query of m
  public func matches(_ text: String) -> Bool {
    guard let bytes else { return !ranges(in: text, limit: 1).isEmpty }
    let first = bytes[0]
    let found = text.utf8.withContiguousStorageIfAvailable { text in
      guard text.count >= bytes.count else { return false }
      for start in 0...(text.count - bytes.count) where Self.small(text[start]) == first {
        if bytes.indices.allSatisfy({ Self.small(text[start + $0]) == bytes[$0] }) { return true }
      }
      return false
    }
    return found ?? !ranges(in: text, limit: 1).isEmpty
  }

  /// Where the query stands in a text, from the start, without overlaps.
  ///
  /// - Parameters:
  ///   - text: The text that is searched.
  ///   - limit: The most matches that are looked for.
  /// - Complexity: O(n · m) for a text of n characters and a query of m
  public func ranges(in text: String, limit: Int = .max) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex, found.count < limit {
      if let end = end(ofMatchAt: start, in: text) {
        found.append(start..<end)
        start = end
      } else {
        text.formIndex(after: &start)
      }
    }
    return found
  }

  private func end(ofMatchAt start: String.Index, in text: String) -> String.Index? {
    var index = start
    for letter in letters {
      guard index < text.endIndex, text[index].lowercased() == letter else { return nil }
      text.formIndex(after: &index)
    }
    return index
  }

  /// The position of the first text that contains the query, off the main actor.
  @concurrent func firstMatch(in texts: [String]) async -> Int? {
    for (index, text) in texts.enumerated() where matches(text) {
      return Task.isCancelled ? nil : index
    }
    return nil
  }
}
