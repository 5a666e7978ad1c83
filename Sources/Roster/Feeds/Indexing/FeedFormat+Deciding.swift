extension FeedFormat {
  /// So much of an input is read to see whether its first line is a whole value.
  private static var firstLineLimit: Int { 1 << 22 }

  /// The format of an input: that of its name, or newline-delimited if the first line is a whole
  /// value and another value follows it.
  func decided(path: String, items: JSONPath, source: ByteSource) throws -> FeedFormat {
    guard self == .automatic else { return self }
    if FeedFormat(fileName: path) == .ndjson { return .ndjson }
    guard items.components.isEmpty else { return .json }
    let start = try source.read(at: 0, count: Self.firstLineLimit)
    var scanner = LineScanner()
    var lines: [Range<Int>] = []
    start.withUnsafeBytes { scanner.scan($0) { if lines.count < 2 { lines.append($0) } } }
    guard let first = lines.first, lines.count == 2 || scanner.lastLine != nil else { return .json }
    return start.withUnsafeBytes { bytes in
      JSONReader.isValue(UnsafeRawBufferPointer(rebasing: bytes[first])) ? .ndjson : .json
    }
  }
}

extension JSONReader {
  /// Whether the bytes are one whole value.
  fileprivate static func isValue(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var reader = JSONReader()
    reader.watchedDepth = -1
    do throws(JSONFault) {
      reader.position = try ItemScanner.textStart(bytes)
      while try reader.next(bytes, origin: 0, isFinal: true) != nil {}
      return true
    } catch {
      return false
    }
  }
}
