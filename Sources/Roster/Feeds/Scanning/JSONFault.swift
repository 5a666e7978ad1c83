/// What is wrong with a JSON text, and at which byte.
struct JSONFault: Error, Hashable, Sendable {
  /// The offset of the offending byte from the start of the input.
  var offset: Int
  /// What is wrong there, as a sentence.
  var reason: String
  /// Whether the input ended before the text did.
  var isCutOff = false
}
