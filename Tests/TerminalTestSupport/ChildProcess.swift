import Roster

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that is run to its end.
///
/// Foundation's `Process` waits in a run loop, which can wait for ever on the threads that tests run
/// on.
public enum ChildProcess {
  /// Held while a child is started: one that starts at the same time would get this one's pipes.
  private static let starting = Guarded<Void>(())

  /// How a program ended and what it wrote.
  public struct Outcome: Sendable {
    /// The exit status; 128 and the number of the signal that ended it.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
  }

  /// Runs a program found in the search path, with nothing to read.
  ///
  /// - Parameter environment: Variables set for it beside those of this process.
  /// - Returns: How it ended, or `nil` if it could not be started.
  public static func run(_ command: [String], environment: [String: String] = [:]) -> Outcome? {
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let started = starting.withLock { _ -> (pid_t?, output: Int32, errors: Int32)? in
      guard let output = openPipe(), let errors = openPipe() else { return nil }
      let process = spawn(["env"] + settings + command, output: output.write, errors: errors.write)
      close(output.write)
      close(errors.write)
      return (process, output.read, errors.read)
    }
    guard let (process, output, errors) = started else { return nil }
    defer {
      close(output)
      close(errors)
    }
    guard let process else { return nil }
    let texts = readAll([output, errors])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: texts[0], errors: texts[1])
  }

  private static func spawn(_ command: [String], output: Int32, errors: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    // The threads that tests run on block most signals, and children would inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/usr/bin/env", &actions, &attributes, arguments, environ)
    return code == 0 ? process : nil
  }

  /// A pipe that later children do not get, since they would keep it open.
  private static func openPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func readAll(_ descriptors: [Int32]) -> [String] {
    var texts = descriptors.map { _ in [UInt8]() }
    var isOpen = descriptors.map { _ in true }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while isOpen.contains(true) {
      var entries = descriptors.indices.map {
        pollfd(fd: isOpen[$0] ? descriptors[$0] : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&entries, nfds_t(entries.count), -1) >= 0 || errno == EINTR else { break }
      for index in descriptors.indices where entries[index].revents != 0 {
        let count = read(descriptors[index], &buffer, buffer.count)
        if count > 0 { texts[index] += buffer[..<count] }
        if count == 0 || count < 0 && errno != EINTR { isOpen[index] = false }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
