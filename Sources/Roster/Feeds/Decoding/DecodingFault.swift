/// An error of a decoder as a path and a sentence.
struct DecodingFault {
  /// The way to the value at fault.
  var keys: [any CodingKey] = []
  /// What is wrong there.
  var reason: String

  init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      keys = context.codingPath + [key]
      reason = "The key “\(key.stringValue)” is missing."
    case .valueNotFound(let type, let context):
      keys = context.codingPath
      reason = "Expected \(type), found null or nothing."
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      keys = context.codingPath
      reason = context.debugDescription
    default: reason = "\(error)"
    }
  }

  /// The way to the value at fault, with dots.
  var path: String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
