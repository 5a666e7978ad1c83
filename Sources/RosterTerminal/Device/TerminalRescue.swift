#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives the terminal back when the process ends, however it ends.
///
/// What is needed lies in memory that a signal handler may read: it can neither allocate nor lock.
/// On a signal that ends the process the terminal is restored, the action that was in force before
/// is put back, and the signal is raised again, so that the exit status and the crash report are
/// those of a program without a terminal.
enum TerminalRescue {
  private struct State {
    var isArmed: Int32 = 0
    var output: Int32 = -1
    var input: Int32 = -1
    var attributes = termios()
    var sequence = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  private static let ending: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE,
  ]
  private static let signalCount = 65

  // `nonisolated(unsafe)` holds: written on the main actor alone, with all signals blocked, and read
  // besides only by a signal handler.
  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    atexit { TerminalRescue.restore() }
    return state
  }()

  // `nonisolated(unsafe)` holds for the same reason.
  private nonisolated(unsafe) static let before: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    return actions
  }()

  /// From now on the terminal is given back when the process ends.
  ///
  /// - Parameter sequence: What to write then. It is copied.
  @MainActor static func arm(
    output: Int32, input: Int32, attributes: termios, sequence: String
  ) {
    let bytes = Array(sequence.utf8)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    let (state, before) = (state, before)
    withSignalsBlocked {
      state.pointee.sequence.deallocate()
      state.pointee.sequence = copy
      state.pointee.output = output
      state.pointee.input = input
      state.pointee.attributes = attributes
      guard state.pointee.isArmed == 0 else { return }
      state.pointee.isArmed = 1
      for signal in ending {
        var action = System.action(endProcess, flags: SA_ONSTACK)
        sigaction(signal, nil, before + Int(signal))
        // A signal that the parent had ignored, as `nohup` does, stays ignored.
        if !System.ignores(before[Int(signal)]) { sigaction(signal, &action, nil) }
      }
    }
  }

  /// Whether the terminal is held and would be given back.
  static var isArmed: Bool { state.pointee.isArmed != 0 }

  /// The terminal has been given back in the usual way, or is about to be stopped.
  @MainActor static func disarm() {
    withSignalsBlocked {
      guard state.pointee.isArmed != 0 else { return }
      state.pointee.isArmed = 0
      putBackActions()
    }
  }

  /// Gives the terminal back, once. Safe in a signal handler.
  static func restore() {
    guard state.pointee.isArmed != 0 else { return }
    state.pointee.isArmed = 0
    // A terminal that takes no more, because the user stopped it, must not hold up the end.
    if System.isReady(state.pointee.output, for: POLLOUT, milliseconds: 200) {
      _ = System.write(state.pointee.output, UnsafeRawBufferPointer(state.pointee.sequence))
    }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
  }

  private static let endProcess: System.SignalHandler = { signal in
    TerminalRescue.restore()
    TerminalRescue.putBackActions()
    // Blocked while this handler runs, so it arrives when the handler returns.
    raise(signal)
  }

  private static func putBackActions() {
    for index in 0..<ending.count {
      let signal = ending[index]
      sigaction(signal, before + Int(signal), nil)
    }
  }

  private static func withSignalsBlocked(_ body: () -> Void) {
    var all = sigset_t()
    var mask = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &mask)
    body()
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
