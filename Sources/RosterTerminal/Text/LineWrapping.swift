/// The work of breaking one text into lines, cluster by cluster.
struct LineWrapping {
  struct Line {
    var text: String
    var columns: Int
  }

  /// A place where the line may break: it ends at `end`, and the next begins at `next`.
  private struct Break {
    var end: (bytes: Int, columns: Int)
    var next: (bytes: Int, columns: Int)
  }

  let width: Int
  let limit: Int
  private(set) var lines: [Line] = []

  /// The line being made.
  private var bytes: [UInt8] = []
  private var columns = 0
  private var lastBreak: Break?
  private var endsInSpace = false
  private var endsWide = false
  /// Whether the line holds more than the spaces it began with.
  private var hasWord = false
  /// Whether the line goes on a paragraph: then spaces at its start are left out.
  private var isContinued = false

  init(width: Int, limit: Int) {
    self.width = width
    self.limit = limit
  }

  /// - Complexity: O(width × limit).
  mutating func run(_ text: String) {
    let (cells, overflow) = width.multipliedReportingOverflow(by: limit)
    var scanner = ClusterScanner(
      text, budget: overflow ? Int.max : TerminalText.budget(columns: cells, limit: Int.max))
    while scanner.advance() {
      let isBlank = scanner.isLineEnd || scanner.isSpace
      if lines.count == limit {
        if bytes.isEmpty && isBlank { continue }
        return markCut()
      }
      if scanner.isLineEnd {
        endParagraph()
      } else if isBlank {
        addSpace(scanner)
      } else {
        addVisible(scanner)
      }
    }
    if lines.count < limit && (!bytes.isEmpty || lines.isEmpty) { endParagraph() }
    if !bytes.isEmpty || scanner.isExhausted { markCut() }
  }

  private mutating func addVisible(_ cluster: ClusterScanner) {
    let fits = cluster.columns <= width
    let isWide = fits && cluster.columns > 1
    let here = (bytes.count, columns)
    if endsInSpace {
      lastBreak?.next = here
    } else if (isWide || endsWide) && hasWord {
      lastBreak = Break(end: here, next: here)
    }
    let added = fits ? cluster.columns : 1
    if columns + added > width { breakLine() }
    TerminalText.append(fits ? cluster.scalars : ["…"], to: &bytes)
    columns += added
    endsInSpace = false
    endsWide = isWide
    hasWord = true
  }

  private mutating func addSpace(_ cluster: ClusterScanner) {
    if isContinued && bytes.isEmpty { return }
    let here = (bytes.count, columns)
    if hasWord && !endsInSpace { lastBreak = Break(end: here, next: here) }
    guard columns + cluster.columns <= width else {
      if hasWord {
        lastBreak?.next = here
        breakLine()
      }
      return
    }
    TerminalText.append(cluster.scalars, to: &bytes)
    columns += cluster.columns
    endsInSpace = hasWord
    endsWide = false
  }

  /// Ends the line at its last break, or where it is if it has none; what follows begins the next.
  private mutating func breakLine() {
    let here = (bytes: bytes.count, columns: columns)
    let place = lastBreak ?? Break(end: here, next: here)
    lines.append(
      Line(
        text: String(decoding: bytes[..<place.end.bytes], as: UTF8.self),
        columns: place.end.columns))
    bytes.removeFirst(place.next.bytes)
    columns -= place.next.columns
    beginLine(continued: true)
  }

  private mutating func endParagraph() {
    // A space that no longer fitted has ended this line already.
    if !(isContinued && bytes.isEmpty) {
      let here = (bytes: bytes.count, columns: columns)
      let end = endsInSpace ? lastBreak?.end ?? here : here
      lines.append(
        Line(text: String(decoding: bytes[..<end.bytes], as: UTF8.self), columns: end.columns))
    }
    bytes.removeAll(keepingCapacity: true)
    columns = 0
    beginLine(continued: false)
  }

  private mutating func beginLine(continued: Bool) {
    lastBreak = nil
    endsInSpace = false
    hasWord = !bytes.isEmpty
    isContinued = continued
    if bytes.isEmpty { endsWide = false }
  }

  private mutating func markCut() {
    guard let last = lines.popLast() else { return }
    let kept = TerminalText.clip(last.text, to: width - 1, ellipsis: "")
    lines.append(Line(text: kept.text + "…", columns: kept.columns + 1))
  }
}
