import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Brings signals that do not end the process to the main actor.
///
/// A handler writes the signal's number into a pipe, which is all it can safely do, and a source on
/// the main queue reads it. The pipe stays open as long as the process lives, since a handler may
/// run at any time.
@MainActor final class SignalPipe {
  // `nonisolated(unsafe)` holds: made once, and only read after that.
  private nonisolated(unsafe) static let ends: UnsafeMutablePointer<Int32> = {
    let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    ends.initialize(repeating: -1, count: 2)
    if pipe(ends) == 0 {
      for index in 0..<2 {
        _ = fcntl(ends[index], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[index], F_SETFL, O_NONBLOCK)
      }
    }
    return ends
  }()

  private static let tell: System.SignalHandler = { signal in
    let saved = errno
    withUnsafeBytes(of: UInt8(truncatingIfNeeded: signal)) {
      _ = System.write(SignalPipe.ends[1], $0)
    }
    errno = saved
  }

  private let signals: [Int32]
  private var before: [sigaction] = []
  private var source: (any DispatchSourceRead)?
  private let handler: @MainActor (Int32) -> Void

  init(_ signals: [Int32], _ handler: @escaping @MainActor (Int32) -> Void) {
    self.signals = signals
    self.handler = handler
  }

  /// Hears the signals from now on.
  func open() {
    guard source == nil, Self.ends[0] >= 0 else { return }
    for signal in signals {
      var action = System.action(Self.tell, flags: SA_RESTART)
      var old = sigaction()
      sigaction(signal, &action, &old)
      before.append(old)
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: Self.ends[0], queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    self.source = source
  }

  /// Puts back the actions that were in force before.
  func close() {
    source?.cancel()
    source = nil
    for (signal, old) in zip(signals, before) {
      var old = old
      sigaction(signal, &old, nil)
    }
    before = []
  }

  private func read() {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = numbers.withUnsafeMutableBytes { System.read(Self.ends[0], $0) }
    // Told once, however often it came: each asks to look at how things are now.
    for number in Set(numbers.prefix(max(count, 0))).sorted() { handler(Int32(number)) }
  }
}
