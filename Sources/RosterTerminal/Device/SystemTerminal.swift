import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that the program runs in.
///
/// Behavior:
/// - Output goes to standard output. Keys come from standard input, or from the terminal that
///   controls the process if that is a file or a pipe.
/// - The terminal is given back on `close`, when the process exits, and on every signal that ends
///   it, a crash included; the exit status stays that of the signal.
/// - Ctrl-Z suspends and is not delivered; `SIGTSTP` suspends too. When the program goes on, the
///   terminal is taken again and `redraw` is delivered. Ctrl-C is a key like others.
/// - Events are delivered from the main queue, so its loop must run (`dispatchMain`, an
///   asynchronous `main`, or a toolkit's loop that drains it).
@MainActor public final class SystemTerminal: TerminalDevice {
  /// How long an escape waits for the rest of a sequence, in milliseconds.
  private static let escapeWait = 30

  /// The size of the screen, as last told.
  public private(set) var size = StandardOutput.size
  /// Whether colours may be used: unless `NO_COLOR` is set to anything.
  public let allowsColors = StandardOutput.allowsColors
  /// Hears all that happens while the terminal is open.
  public var onEvent: ((TerminalEvent) -> Void)?

  private let usesMouse: Bool
  private var input: Int32 = -1
  private var attributes = termios()
  private var parser = KeyParser()
  private var reads = 0
  private var source: (any DispatchSourceRead)?
  private var signals: SignalPipe?
  private var isOpen: Bool { source != nil }

  /// The terminal, not yet open.
  ///
  /// - Parameter mouse: Whether the mouse is heard. The user then selects text with Shift held.
  public init(mouse: Bool = true) { usesMouse = mouse }

  deinit { if input >= 0 { TerminalRescue.restore() } }

  /// Takes the screen and the keyboard.
  public func open() throws(TerminalError) {
    if isOpen { return }
    guard !TerminalRescue.isArmed else { throw TerminalError(.isTaken) }
    guard StandardOutput.showsScreens else { throw TerminalError(.outputIsNoTerminal) }
    input = isatty(0) == 1 ? 0 : System.openTerminal()
    guard input >= 0 else { throw TerminalError(.noKeyboard, code: errno) }
    guard tcgetattr(input, &attributes) == 0, takeScreen() else {
      let code = errno
      closeInput(input)
      input = -1
      throw TerminalError(.refused, code: code)
    }
    listen()
  }

  /// Gives screen and keyboard back. Closing again does nothing.
  public func close() {
    guard isOpen else { return }
    source?.cancel()
    source = nil
    signals?.close()
    signals = nil
    giveScreenBack()
    input = -1
  }

  /// Writes text as it is. If the terminal is gone, `ended` is delivered.
  public func write(_ text: String) {
    guard isOpen else { return }
    if !StandardOutput.write(text) {
      // Not from inside the host's own drawing.
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.end() } }
    }
  }

  /// Gives screen and keyboard back and stops the program's job until it is continued.
  public func suspend() { stop(wholeJob: true) }

  private func takeScreen() -> Bool {
    var raw = attributes
    cfmakeraw(&raw)
    guard System.setAttributes(input, &raw) else { return false }
    TerminalRescue.arm(
      output: 1, input: input, attributes: attributes,
      sequence: EscapeSequence.leave(mouse: usesMouse))
    StandardOutput.write(EscapeSequence.enter(mouse: usesMouse))
    size = StandardOutput.size
    return true
  }

  private func giveScreenBack() {
    StandardOutput.write(EscapeSequence.leave(mouse: usesMouse))
    _ = System.setAttributes(input, &attributes)
    TerminalRescue.disarm()
  }

  private func listen() {
    let descriptor = input
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    // Not before the source has let go of it.
    source.setCancelHandler { [closeInput] in closeInput(descriptor) }
    source.activate()
    self.source = source
    let signals = SignalPipe([SIGWINCH, SIGCONT, SIGTSTP]) { [weak self] in self?.hear($0) }
    signals.open()
    self.signals = signals
  }

  private let closeInput: @Sendable (Int32) -> Void = { if $0 > 0 { System.close($0) } }

  private func read() {
    guard isOpen, System.isReady(input, for: POLLIN, milliseconds: 0) else { return }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = bytes.withUnsafeMutableBytes { System.read(input, $0) }
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    guard count > 0 else { return end() }
    reads += 1
    deliver(parser.parse(bytes[..<count]))
    if parser.isWaiting { waitForRest() }
  }

  private func waitForRest() {
    let reads = reads
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.escapeWait)) {
      [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isOpen, self.reads == reads else { return }
        // The rest may have come while the main actor was busy.
        if System.isReady(self.input, for: POLLIN, milliseconds: 0) { return }
        self.deliver(self.parser.timeOut())
      }
    }
  }

  private func deliver(_ events: [InputEvent]) {
    for event in events where isOpen {
      if event == .key(.control("z")) { suspend() } else { onEvent?(.input(event)) }
    }
  }

  private func hear(_ signal: Int32) {
    guard isOpen else { return }
    switch signal {
    case SIGTSTP: stop(wholeJob: false)
    // Stopped by something else and continued: a shell has set the terminal its own way since.
    case SIGCONT: takeScreenAgain()
    default:
      size = StandardOutput.size
      onEvent?(.redraw(size))
    }
  }

  private func stop(wholeJob: Bool) {
    guard isOpen else { return }
    giveScreenBack()
    signals?.close()
    var action = sigaction()
    sigaction(SIGTSTP, nil, &action)
    // Where nobody could continue it, a program is started with the signal ignored.
    if !System.ignores(action) {
      if wholeJob {
        // The others of a pipeline stop with this process, as they would without raw mode.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
      }
      signal(SIGTSTP, SIG_DFL)
      System.raiseUnblocked(SIGTSTP)
      // Here the program goes on.
    }
    signals?.open()
    takeScreenAgain()
  }

  private func takeScreenAgain() {
    guard takeScreen() else { return end() }
    onEvent?(.redraw(size))
  }

  private func end() {
    guard isOpen else { return }
    close()
    onEvent?(.ended)
  }
}
