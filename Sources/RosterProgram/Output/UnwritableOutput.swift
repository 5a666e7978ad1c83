/// Standard output takes nothing, such as on a full disk.
struct UnwritableOutput: Error, CustomStringConvertible {
  /// The system's number for what went wrong.
  let code: Int32

  var description: String { "the output cannot be written: \(SystemError.text(code))" }
}
