#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the lines of newline-delimited input that are not blank.
package struct LineScanner {
  /// The offset where the line that is being read began.
  private(set) var lineStart: Int
  /// The offset up to which the input has been read.
  package private(set) var position: Int
  /// Whether the line that is being read has more than spaces so far.
  private var hasText = false

  package init(at offset: Int = 0) {
    lineStart = offset
    position = offset
  }

  /// Reads bytes that follow those read before; `body` gets each line that ends in them.
  package mutating func scan(_ bytes: UnsafeRawBufferPointer, _ body: (Range<Int>) -> Void) {
    guard let base = bytes.baseAddress else { return }
    let origin = position
    var index = 0
    while index < bytes.count {
      let found = memchr(base + index, 0x0A, bytes.count - index)
      let end = found.map { base.distance(to: UnsafeRawPointer($0)) } ?? bytes.count
      if !hasText { hasText = Self.hasText(bytes, index..<end) }
      guard found != nil else { break }
      if hasText { body(lineStart..<origin + end) }
      index = end + 1
      lineStart = origin + index
      hasText = false
    }
    position = origin + bytes.count
  }

  /// The line that the input ends in without a newline.
  var lastLine: Range<Int>? { hasText ? lineStart..<position : nil }

  private static func hasText(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 > 0x20 || ($0 != 0x20 && $0 != 0x0D && $0 != 0x09) }
  }
}
