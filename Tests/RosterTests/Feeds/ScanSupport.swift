@testable import Roster

/// What a scan of a whole input gives, in a form that is easy to compare and to read.
struct ScanOutcome: Equatable {
  var items: [String] = []
  var fault: String?

  /// Scans the bytes in the given chunks, keeping only the bytes that the scanner asks to keep.
  init(
    _ bytes: [UInt8], items path: JSONPath = .root, kind: JSONPath = "k",
    format: FeedFormat = .automatic, cuts: [Int] = []
  ) {
    var scanner = ItemScanner(path: path, kindPath: kind, format: format)
    var window: [UInt8] = []
    var origin = 0
    let ends = cuts + [bytes.count]
    var start = 0
    do {
      for (place, end) in ends.enumerated() {
        window += bytes[start..<end]
        start = end
        try window.withUnsafeBytes { window in
          while let item = try scanner.next(
            window, origin: origin, isFinal: place == ends.count - 1)
          {
            items.append(Self.describe(item, window, origin: origin))
          }
        }
        window.removeFirst(scanner.retained - origin)
        origin = scanner.retained
      }
      if scanner.outcome != .items { items.append("\(scanner.outcome)") }
    } catch {
      fault = "\((error as? JSONFault)?.offset ?? -1) \((error as? JSONFault)?.reason ?? "?")"
    }
  }

  init(_ text: String, items path: JSONPath = .root, kind: JSONPath = "k") {
    self.init(Array(text.utf8), items: path, kind: kind)
  }

  private static func describe(
    _ item: ScannedItem, _ window: UnsafeRawBufferPointer, origin: Int
  ) -> String {
    func text(_ range: Range<Int>) -> String {
      String(
        decoding: window[range.lowerBound - origin..<range.upperBound - origin], as: UTF8.self)
    }
    let kind =
      switch item.kind {
      case .missing: ""
      case .string(let range, let escaped):
        " kind \((try? JSONText.string(window, range, origin: origin, escaped: escaped)) ?? "?")"
      case .number(let range): " kind number \(text(range))"
      case .word(let byte): " kind word \(Unicode.Scalar(byte))"
      case .container: " kind container"
      }
    let fault = item.fault.map { " fault \($0.offset) \($0.reason)" } ?? ""
    return "\(item.position) \(text(item.range))\(kind)\(fault)"
  }
}
