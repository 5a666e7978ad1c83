/// A terminal as a host uses it: bytes out, events in.
///
/// `SystemTerminal` is the real one. A test writes its own, to see what a host draws.
@MainActor public protocol TerminalDevice: AnyObject {
  /// The size of the screen now.
  var size: TerminalSize { get }
  /// Whether colours may be used.
  var allowsColors: Bool { get }
  /// Hears all that happens while the terminal is open, on the main actor.
  var onEvent: ((TerminalEvent) -> Void)? { get set }

  /// Takes the screen and the keyboard.
  func open() throws(TerminalError)
  /// Writes text as it is: sequences from a `FrameWriter` or an `EscapeSequence`.
  func write(_ text: String)
  /// Gives screen and keyboard back and stops the program, as Ctrl-Z does, until it is continued.
  func suspend()
  /// Gives screen and keyboard back. Closing again does nothing.
  func close()
}
