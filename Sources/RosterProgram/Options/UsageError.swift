/// The program was called in a way that it does not understand: exit status 64, as in `sysexits.h`.
struct UsageError: Error, Equatable {
  /// What is wrong, as one line.
  let message: String

  init(_ message: String) { self.message = message }
}
