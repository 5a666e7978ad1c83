import RosterTerminal

/// A device in memory: a host draws on it, and a test presses its keys and reads its screen.
@MainActor public final class MemoryTerminal: TerminalDevice {
  /// What the host has drawn.
  public let screen: VirtualTerminal
  /// What the host has written, piece by piece.
  public private(set) var writes: [String] = []
  /// How often the host has suspended the program.
  public private(set) var suspensions = 0
  /// Whether the host holds the screen.
  public private(set) var isOpen = false
  /// The failure that the next `open` throws.
  public var failure: TerminalError?

  /// The size of the screen now.
  public private(set) var size: TerminalSize
  /// Whether the host may use colours.
  public var allowsColors: Bool
  /// What the host hears events with.
  public var onEvent: ((TerminalEvent) -> Void)?

  private var parser = KeyParser()

  /// A terminal of the given size.
  public init(
    columns: Int = 60, rows: Int = 14, colors: Bool = true, widths: CellWidths = .sequences
  ) {
    size = TerminalSize(columns: columns, rows: rows)
    allowsColors = colors
    screen = VirtualTerminal(columns: columns, rows: rows, widths: widths)
    // As `SystemTerminal` sets it.
    screen.feed("\u{1B}[?7l\u{1B}[?25l")
  }

  /// Takes the screen, or fails as asked.
  public func open() throws(TerminalError) {
    if let failure { throw failure }
    isOpen = true
  }

  /// Draws on the screen, if it is open.
  public func write(_ text: String) {
    guard isOpen else { return }
    writes.append(text)
    screen.feed(text)
  }

  /// Counts, and goes on at once.
  public func suspend() {
    suspensions += 1
    onEvent?(.redraw(size))
  }

  /// Gives the screen back.
  public func close() { isOpen = false }

  /// Presses keys, one after another.
  public func press(_ keys: Key...) {
    for key in keys { send(.input(.key(key))) }
  }

  /// Types a text, or sends the bytes of sequences.
  public func type(_ text: String) {
    for event in parser.parse(text.utf8) + parser.timeOut() { send(.input(event)) }
  }

  /// Does something with the mouse at a cell.
  public func mouse(
    _ action: MouseEvent.Action, column: Int, row: Int, modifiers: Key.Modifiers = []
  ) {
    send(.input(.mouse(MouseEvent(action, column: column, row: row, modifiers: modifiers))))
  }

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
    send(.redraw(size))
  }

  /// Ends the terminal, as a hang-up does.
  public func hangUp() {
    close()
    onEvent?(.ended)
  }

  /// Delivers an event as it is, if the host holds the screen.
  public func send(_ event: TerminalEvent) {
    if isOpen { onEvent?(event) }
  }
}
