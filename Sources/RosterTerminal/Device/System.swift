#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls to the C library that a terminal needs, under names that do not clash with methods.
enum System {
  typealias SignalHandler = @convention(c) (Int32) -> Void

  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Waits until the descriptor is ready, or for the given time; whether it is.
  static func isReady(_ descriptor: Int32, for event: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Writes all of the bytes, however many calls that takes; whether it could.
  static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        // Another program has made the terminal non-blocking.
        _ = isReady(descriptor, for: POLLOUT, milliseconds: 1_000)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// The size that the terminal behind a descriptor tells, if it tells one.
  static func size(_ descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// A value of the environment, `nil` if it is missing or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  static func message(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// The terminal that controls the process, for keys when standard input is something else.
  static func openTerminal() -> Int32 {
    #if canImport(Darwin)
      // Events of /dev/tty itself cannot be waited for here, those of the device behind it can.
      var name = [CChar](repeating: 0, count: Int(MAXPATHLEN))
      let length = name.count
      if ttyname_r(1, &name, length) == 0 {
        let device = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        if device >= 0 { return device }
      }
    #endif
    return open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  /// Sets terminal attributes, also from the background, where the system would stop the process.
  static func setAttributes(_ descriptor: Int32, _ attributes: UnsafePointer<termios>) -> Bool {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    while tcsetattr(descriptor, TCSANOW, attributes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Raises a signal now, also on a thread of Dispatch, where most signals are blocked.
  static func raiseUnblocked(_ signal: Int32) {
    var opened = sigset_t()
    var before = sigset_t()
    sigemptyset(&opened)
    sigaddset(&opened, signal)
    pthread_sigmask(SIG_UNBLOCK, &opened, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// What a signal does with a handler of one argument.
  static func action(_ handler: SignalHandler?, flags: Int32) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigfillset(&action.sa_mask)
    action.sa_flags = flags
    return action
  }

  /// Whether an action is to ignore the signal.
  static func ignores(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
