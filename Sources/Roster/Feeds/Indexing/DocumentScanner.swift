/// Finds the items of one JSON document that is read in blocks.
struct DocumentScanner: Sendable {
  private var scanner: ItemScanner
  private var window: [UInt8] = []
  private var origin = 0
  private var place = TextPosition()

  init(path: JSONPath) {
    scanner = ItemScanner(path: path, format: .json, keepsItems: false)
  }

  /// Whether the path has led to a list so far.
  var hasList: Bool { scanner.outcome == .items }

  /// Takes the next block; `body` gets each item that ends in it.
  mutating func scan(
    _ block: [UInt8], isFinal: Bool, _ body: (Range<Int>) -> Void
  ) throws(JSONSyntaxError) {
    let kept = window.count - (scanner.retained - origin)
    window.withUnsafeBytes {
      place.advance(over: UnsafeRawBufferPointer(rebasing: $0.dropLast(kept)))
    }
    window = window.suffix(kept) + block
    origin = scanner.retained
    let result = window.withUnsafeBytes { bytes -> Result<Void, JSONFault> in
      do throws(JSONFault) {
        while let item = try scanner.next(bytes, origin: origin, isFinal: isFinal) {
          body(item.range)
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    if case .failure(let fault) = result {
      window.withUnsafeBytes {
        place.advance(over: UnsafeRawBufferPointer(rebasing: $0.prefix(fault.offset - origin)))
      }
      throw JSONSyntaxError(line: place.line, column: place.column, reason: fault.reason)
    }
  }
}
