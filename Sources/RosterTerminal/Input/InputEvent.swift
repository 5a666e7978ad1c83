/// Something that came in from the terminal.
public enum InputEvent: Sendable, Hashable {
  /// A key.
  case key(Key)
  /// The mouse.
  case mouse(MouseEvent)
  /// Text that was pasted, line ends as line feeds. It may hold anything: clean it before use.
  case paste(String)
  /// The terminal's window gained the focus (true) or lost it.
  case focus(Bool)
}
