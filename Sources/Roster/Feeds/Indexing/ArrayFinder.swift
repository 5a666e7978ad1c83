/// Finds the array in a document that is likely to be the list of its items: the root, or else the
/// longest of those at most two keys below it.
package struct ArrayFinder {
  /// An object or array that is open.
  private struct Container {
    let isArray: Bool
    /// The key read last, in an object.
    var key = ""
    /// The number of values inside so far.
    var count = 0
  }

  /// How many keys a path has at most.
  private static let depth = 2

  private var reader = JSONReader()
  private var open: [Container] = []
  private var best: (path: JSONPath, count: Int)?

  private init() { reader.watchedDepth = Self.depth + 1 }

  /// The path to the array; `nil` if there is none.
  ///
  /// Where the document is broken, what comes before the fault decides.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: So many bytes are read at most.
  /// - Throws: `FileError`; `JSONSyntaxError` if the document is broken before its first array.
  /// - Complexity: O(*n*) for the *n* bytes that are read.
  package static func path(in path: String, limit: Int = 1 << 24) throws -> JSONPath? {
    let bytes = try ByteSource(path: path).read(at: 0, count: limit)
    var finder = ArrayFinder()
    let fault = bytes.withUnsafeBytes { finder.read($0, isFinal: $0.count < limit) }
    while !finder.open.isEmpty { finder.close() }
    if let fault, finder.best == nil {
      throw bytes.withUnsafeBytes { JSONSyntaxError(fault, in: $0) }
    }
    return finder.best?.path
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer, isFinal: Bool) -> JSONFault? {
    do throws(JSONFault) {
      reader.position = try ItemScanner.textStart(bytes)
      while best?.path != .root, let event = try reader.next(bytes, origin: 0, isFinal: isFinal) {
        try take(event, bytes)
      }
      return nil
    } catch {
      return error
    }
  }

  private mutating func take(
    _ event: JSONEvent, _ bytes: UnsafeRawBufferPointer
  ) throws(JSONFault) {
    switch event {
    case .key(let range, let escaped):
      open[open.count - 1].key = try JSONText.string(bytes, range, origin: 0, escaped: escaped)
    case .open(let isObject, _):
      count()
      open.append(Container(isArray: !isObject))
      if !isObject, open.count == 1 { best = (.root, 0) }
    case .close: close()
    case .string, .number, .word, .junk: count()
    }
  }

  private mutating func count() {
    if let last = open.indices.last { open[last].count += 1 }
  }

  private mutating func close() {
    let container = open.removeLast()
    // Only objects lead to it: an array inside of an array is none of the document's lists.
    guard container.isArray, open.count <= Self.depth, !open.contains(where: \.isArray),
      container.count > best?.count ?? -1, best?.path != .root
    else { return }
    best = (JSONPath(open.map(\.key)), container.count)
  }
}
