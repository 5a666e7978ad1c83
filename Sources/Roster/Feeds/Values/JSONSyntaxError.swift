/// A text that is not JSON: what is wrong, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in that line, counted from 1 in Unicode scalars.
  public var column: Int
  /// What is wrong there, as a sentence.
  public var reason: String

  /// The error as one line of text.
  public var description: String { "line \(line), column \(column): \(reason)" }
}

extension JSONSyntaxError {
  /// The error for a fault in bytes that begin the text.
  init(_ fault: JSONFault, in bytes: UnsafeRawBufferPointer) {
    var place = TextPosition()
    place.advance(over: UnsafeRawBufferPointer(rebasing: bytes.prefix(fault.offset)))
    self.init(line: place.line, column: place.column, reason: fault.reason)
  }
}
