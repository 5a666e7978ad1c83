extension TableLayout {
  /// The heights of lines that enter the layout.
  ///
  /// - Complexity: O(s + w) for s sections and w written rows among them; rows that are made when they
  ///   are shown cost O(min(k, c) log n) for k rows and c remembered heights
  func entering(_ lines: Range<Int>, of table: TableSnapshot) -> [HeightRun] {
    var runs: [HeightRun] = []
    var next = lines.lowerBound
    while next < lines.upperBound {
      let line = table.line(at: next)
      guard let path = line.path else {
        let row = table.row(of: line)
        runs.append(
          run(RowPreview(kind: row.kind, height: row.height), section: nil, known: known(row.id)))
        next += 1
        continue
      }
      let section = table.sections[path.section]
      let rows = path.row..<min(section.count, path.row + lines.upperBound - next)
      runs += entering(rows: rows, of: section)
      next += rows.count
    }
    return LineHeights.joined(runs)
  }

  private func entering(rows: Range<Int>, of section: SectionModel) -> [HeightRun] {
    let source = section.source
    let remembered = remembered(rows, of: source)
    if source.preview(at: rows.lowerBound) != nil {
      let known = Dictionary(remembered, uniquingKeysWith: { first, _ in first })
      return rows.compactMap { index in
        source.preview(at: index).map { run($0, section: section, known: known[index]) }
      }
    }
    let estimate =
      section.estimatedHeight.map(contained) ?? estimates[.unmade(section.id)] ?? metrics.estimate
    var runs: [HeightRun] = []
    var next = rows.lowerBound
    for (row, height) in remembered {
      runs.append(HeightRun(row - next, estimated: estimate))
      runs.append(HeightRun(1, measured: height, estimate: estimate))
      next = row + 1
    }
    runs.append(HeightRun(rows.upperBound - next, estimated: estimate))
    return runs
  }

  /// The rows whose heights are still known from earlier, in order.
  private func remembered(
    _ rows: Range<Int>, of source: any RowSource
  ) -> [(row: Int, height: Double)] {
    if cache.isEmpty { return [] }
    let known: [(Int, RowID)] =
      rows.count <= cache.count
      ? rows.map { ($0, source.id(at: $0)) }
      : Dictionary(
        cache.ids.compactMap { id in source.index(of: id).map { ($0, id) } },
        uniquingKeysWith: { first, _ in first }
      ).filter { rows.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return known.compactMap { row, id in self.known(id).map { (row, $0) } }
  }

  /// What was measured of a row at this width.
  private func known(_ id: RowID) -> Double? {
    cache.peek(id).flatMap { $0.width == width ? $0.height : nil }
  }

  /// The height of a row of which something is known before it is shown.
  private func run(_ row: RowPreview, section: SectionModel?, known: Double?) -> HeightRun {
    let estimate: Double
    switch row.height {
    case .fixed(let points):
      let height = contained(points)
      return HeightRun(1, measured: height, estimate: height)
    case .estimated(let points):
      estimate = contained(points)
    case .automatic:
      estimate =
        section?.estimatedHeight.map(contained) ?? estimates[.made(row.kind)] ?? metrics.estimate
    }
    return known.map { HeightRun(1, measured: $0, estimate: estimate) }
      ?? HeightRun(1, estimated: estimate)
  }

  /// A height that is given. What is absurd in it is reported when the row is shown.
  func contained(_ points: Double) -> Double {
    LineHeights.rounded(metrics.height(ofPoints: points))
  }
}
