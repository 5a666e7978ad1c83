/// Why a terminal could not be opened.
public struct TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The sort of failure.
  public enum Reason: Sendable, Hashable {
    /// Standard output is a file or a pipe, or `TERM` is `dumb`.
    case outputIsNoTerminal
    /// There is no terminal to read keys from.
    case noKeyboard
    /// Another device of this process has the terminal.
    case isTaken
    /// The system refused a call.
    case refused
  }

  /// The sort of failure.
  public var reason: Reason
  /// The system's error number, 0 if it gave none.
  public var code: Int32

  /// A failure.
  public init(_ reason: Reason, code: Int32 = 0) {
    self.reason = reason
    self.code = code
  }

  /// What happened and what to do about it, as one line.
  public var description: String {
    let text =
      switch reason {
      case .outputIsNoTerminal:
        "Standard output is no terminal that can show a screen; print plain text instead."
      case .noKeyboard:
        "There is no terminal to read keys from; run the program in one."
      case .isTaken:
        "The terminal is open already; close the other device first."
      case .refused:
        "The system refused to set up the terminal."
      }
    return code == 0 ? text : "\(text) (\(System.message(code)))"
  }
}
