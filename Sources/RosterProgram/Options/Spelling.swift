/// Finds the word that somebody may have meant.
enum Spelling {
  /// Words that suggest a correction, or nothing if no word is near enough.
  static func hint(for word: String, among words: [String]) -> String {
    guard let best = suggestion(for: word, among: words) else { return "" }
    return "; did you mean “\(best)”?"
  }

  /// The word nearest to the one given, if one has at most a third of its letters wrong or begins
  /// with it.
  static func suggestion(for word: String, among words: [String]) -> String? {
    let ranked = words.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    if let (best, distance) = ranked, distance <= max(1, min(word.count, best.count) / 3) {
      return best
    }
    return word.count > 2 ? words.first { $0.hasPrefix(word) } : nil
  }

  /// How many letters have to be added, removed, replaced or swapped with their neighbour: the
  /// optimal string alignment distance.
  ///
  /// - Complexity: O(*n* × *m*) for words of *n* and *m* letters; only the first 64 letters count.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.prefix(64))
    let b = Array(b.prefix(64))
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var best = min(last[j] + cost, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
