/// Something that happened to a terminal.
public enum TerminalEvent: Sendable, Hashable {
  /// The user pressed a key, used the mouse or pasted text.
  case input(InputEvent)
  /// The screen has to be drawn anew, from nothing, at this size: the terminal was resized, or the
  /// program was suspended and goes on.
  case redraw(TerminalSize)
  /// The terminal is gone: its end was reached, or its line was hung up. It is closed already.
  case ended
}
