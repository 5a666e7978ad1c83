/// Reads an input once, in blocks, and finds where its items are.
struct IndexBuilder: Sendable {
  private enum Method: Sendable {
    case lines(LineScanner)
    case document(DocumentScanner)
  }

  /// How many bytes are read together.
  private static let blockSize = 1 << 20

  let source: ByteSource
  let format: FeedFormat
  let path: JSONPath
  /// Whether the input may grow: a last line without a newline is then not complete.
  private(set) var isGrowing: Bool

  private(set) var part = IndexedPart()
  private(set) var isComplete = false
  private var method: Method
  private var offset = 0
  private var marks = InputMarks()

  init(source: ByteSource, format: FeedFormat, path: JSONPath, isGrowing: Bool) {
    self.source = source
    self.format = format
    self.path = path
    self.isGrowing = isGrowing
    method = format == .ndjson ? .lines(LineScanner()) : .document(DocumentScanner(path: path))
  }

  /// How many bytes have been read.
  var progress: Int { offset }

  /// Whether a list of items was found so far; lines always are one.
  var hasList: Bool {
    switch method {
    case .lines: true
    case .document(let scanner): scanner.hasList
    }
  }

  /// Reads another block. Does nothing when all has been read.
  ///
  /// - Throws: `FileError`; `JSONSyntaxError` if a document is broken outside of its items.
  mutating func step() throws {
    guard !isComplete else { return }
    let block = try source.read(at: offset, count: Self.blockSize)
    offset += block.count
    marks.note(block)
    let isEnd = block.count < Self.blockSize
    switch method {
    case .lines(var scanner):
      block.withUnsafeBytes { scanner.scan($0) { part.add($0) } }
      if isEnd, !isGrowing, let line = scanner.lastLine { part.add(line) }
      method = .lines(scanner)
      if isEnd, !isGrowing, part.count == 0 {
        throw JSONSyntaxError(line: 1, column: 1, reason: "The input is empty.")
      }
    case .document(var scanner):
      try scanner.scan(block, isFinal: isEnd) { part.add($0) }
      method = .document(scanner)
    }
    isComplete = isEnd
  }

  /// Goes on where the input ended when it was read last, if it has grown since.
  mutating func resume() throws {
    guard isGrowing, case .lines = method, try source.size() > offset else { return }
    isComplete = false
  }

  /// Ends an input that does not grow any more: its last line needs no newline then.
  ///
  /// - Returns: Whether there was such a line.
  mutating func finish() -> Bool {
    guard isGrowing, case .lines(let scanner) = method else { return false }
    isGrowing = false
    guard let line = scanner.lastLine else { return false }
    part.add(line)
    return true
  }

  /// Whether an input still begins with what was read, as far as it was read.
  func continues(in other: ByteSource) throws(FileError) -> Bool {
    try marks.hold(in: other, end: offset)
  }
}
