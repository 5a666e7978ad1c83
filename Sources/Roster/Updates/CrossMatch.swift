/// Finds the rows that leave one section and enter another.
///
/// Nothing is hashed unless two different sections have ids of one space, one of them losing rows and
/// the other gaining some.
struct CrossMatch {
  /// The rows found, each once, by their place in the new table.
  private(set) var pairs: [UpdateBatch.RowPair] = []

  /// - Complexity: O(*r*) for *r* loose rows of sections that share a space with another.
  init(leaving: [LooseRows], entering: [LooseRows]) {
    let shared = Self.sharedSpaces(leaving, entering)
    if shared.isEmpty { return }
    let leaving = leaving.filter { !$0.source.spaces.isDisjoint(with: shared) }
    let entering = entering.filter { !$0.source.spaces.isDisjoint(with: shared) }
    // The side with fewer rows is hashed, the other is walked.
    if count(of: leaving) <= count(of: entering) {
      match(entering, among: leaving) { .init(before: $1, after: $0) }
    } else {
      match(leaving, among: entering) { .init(before: $0, after: $1) }
    }
    pairs.sort { $0.after < $1.after }
  }

  /// The spaces in which a row could leave one section and enter another.
  private static func sharedSpaces(
    _ leaving: [LooseRows], _ entering: [LooseRows]
  ) -> Set<RowID.Space> {
    if leaving.isEmpty || entering.isEmpty { return [] }
    var sections: [RowID.Space: Set<Int>] = [:]
    for rows in leaving {
      for space in rows.source.spaces { sections[space, default: []].insert(rows.section) }
    }
    var shared: Set<RowID.Space> = []
    for rows in entering {
      for space in rows.source.spaces where !shared.contains(space) {
        guard let others = sections[space] else { continue }
        if others.count > 1 || others.first != rows.counterpart { shared.insert(space) }
      }
    }
    return shared
  }

  private func count(of sections: [LooseRows]) -> Int { sections.reduce(0) { $0 + $1.count } }

  private mutating func match(
    _ sections: [LooseRows], among others: [LooseRows],
    pair: (_ place: RowPath, _ other: RowPath) -> UpdateBatch.RowPair
  ) {
    var places: [RowID: RowPath] = [:]
    for rows in others {
      for place in rows.places { places[rows.source.id(at: place.row)] = place }
    }
    for rows in sections where !places.isEmpty {
      for place in rows.places {
        if let other = places.removeValue(forKey: rows.source.id(at: place.row)) {
          pairs.append(pair(place, other))
        }
      }
    }
  }
}
