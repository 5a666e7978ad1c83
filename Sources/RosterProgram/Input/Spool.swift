import Dispatch
import Roster

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps what comes through a pipe in a file that has no name any more, so that every part of it can
/// be read again. It takes no memory, and is gone with the program.
final class Spool: Sendable {
  /// A path that leads to the file.
  let path: String
  private let source: Int32
  private let file: Int32
  private let group = DispatchGroup()
  /// The number of the error that has ended the copying.
  private let failure = Guarded<Int32>(0)
  private let hasEnded = Guarded(false)
  /// Is signalled once, when the format can be told.
  private let start = DispatchSemaphore(value: 0)

  /// Starts to copy what comes, in the background.
  ///
  /// - Parameters:
  ///   - source: A descriptor, which the spool closes.
  ///   - name: The input as messages name it.
  /// - Throws: `UnreadableInput` if there is no room for a file.
  init(_ source: Int32, name: String) throws(UnreadableInput) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/roster-XXXXXX".utf8CString)
    file = mkstemp(&template)
    guard file >= 0 else {
      throw UnreadableInput(
        name: name, reason: "cannot be kept in \(folder): \(SystemError.text(errno))")
    }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    path = "/dev/fd/\(file)"
    self.source = source
    DispatchQueue.global().async(group: group) { self.copy() }
  }

  /// Whether all has come.
  var isComplete: Bool { hasEnded.withLock { $0 } }

  /// Waits until so much has come that its format can be told, or all. To be called once.
  func waitForStart() { start.wait() }

  /// Waits for more, for a moment.
  func waitForMore() { _ = group.wait(timeout: .now() + .milliseconds(20)) }

  /// Waits until all has come.
  ///
  /// - Throws: `UnreadableInput` if it could not be read or kept.
  func wait(name: String) throws(UnreadableInput) {
    group.wait()
    let code = failure.withLock { $0 }
    if code != 0 { throw UnreadableInput(name: name, reason: SystemError.text(code)) }
  }

  private func copy() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer {
      buffer.deallocate()
      close(source)
      hasEnded.withLock { $0 = true }
    }
    var beginning: SpoolBeginning? = SpoolBeginning()
    defer { if beginning != nil { start.signal() } }
    while true {
      let count = read(source, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return fail() }
      if count == 0 { return }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard keep(bytes) else { return }
      beginning?.take(bytes)
      if beginning?.isEnough == true {
        beginning = nil
        start.signal()
      }
    }
  }

  /// Writes bytes to the file.
  ///
  /// - Returns: Whether all were written.
  private func keep(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let part = write(file, rest.baseAddress, rest.count)
      if part < 0 && errno == EINTR { continue }
      if part < 0 {
        fail()
        return false
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[part...])
    }
    return true
  }

  private func fail() {
    let code = errno
    failure.withLock { $0 = code }
  }
}
