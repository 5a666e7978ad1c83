/// A feed that could not be read to its end: broken outside of its items (cut off, not JSON, or no list
/// where one was expected), or given up by its source.
public struct FeedError: Error, Sendable, CustomStringConvertible {
  /// The line where it broke or ended, counted from 1.
  public var line: Int
  /// The column in that line, counted from 1 in Unicode scalars.
  public var column: Int
  /// What is wrong there, as a sentence.
  public var reason: String
  /// Whether the input ended too early: more of it might mend the error.
  public var isCutOff: Bool
  /// What the source threw, if that was the end of it: the file, or the chunks.
  public var cause: (any Error)?
  private var partial: any Sendable

  init<Element>(
    _ fault: JSONFault, at place: TextPosition, result: FeedResult<Element>
  ) {
    line = place.line
    column = place.column
    reason = fault.reason
    isCutOff = fault.isCutOff
    partial = result
  }

  /// A source that threw where so much had come.
  init(_ cause: any Error, at place: TextPosition) {
    line = place.line
    column = place.column
    reason = "The source failed: \(cause)"
    isCutOff = true
    self.cause = cause
    partial = FeedResult<Never>()
  }

  /// What was decoded before the error, as elements of the type that was asked for.
  public func result<Element>(of type: Element.Type) -> FeedResult<Element> {
    partial as? FeedResult<Element> ?? FeedResult()
  }

  /// The error with what was decoded before it.
  func including<Element>(_ result: FeedResult<Element>) -> FeedError {
    var copy = self
    copy.partial = result
    return copy
  }

  /// The error as one line of text.
  public var description: String { "line \(line), column \(column): \(reason)" }
}
