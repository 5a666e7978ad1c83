extension FeedFormat {
  /// So much of an input is read to see whether its first line is a whole value.
  package static var firstLineLimit: Int { 1 << 22 }

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
    if lines.count < 2, let last = scanner.lastLine { lines.append(last) }
    guard lines.count == 2 else { return .json }
    return start.withUnsafeBytes { bytes in
      func isValue(_ line: Range<Int>) -> Bool {
        JSONReader.isValue(UnsafeRawBufferPointer(rebasing: bytes[line]))
      }
      guard isValue(lines[0]) else { return .json }
      // Behind an array only another value makes lines of them: it may be a document with a fault.
      let isArray = bytes[lines[0]].first { $0 > 0x20 } == UInt8(ascii: "[")
      if isArray, !isValue(lines[1]) { return .json }
      return .ndjson
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
