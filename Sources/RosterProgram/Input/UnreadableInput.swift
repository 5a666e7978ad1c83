/// The input cannot be read at all: exit status 2 in every command.
struct UnreadableInput: Error, Equatable, CustomStringConvertible {
  /// The input as it was named.
  let name: String
  /// Why it cannot be read.
  let reason: String

  var description: String { "\(name): \(reason)" }
}
