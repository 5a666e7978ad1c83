import Foundation

/// A program in a real terminal: a tmux server of its own, with one pane.
///
/// All waiting is polling with a deadline, so that a slow machine is no failure and a fast one no
/// wait.
public final class TmuxSession: Sendable {
  /// What went wrong in a session, with what the pane showed.
  public struct Failure: Error, CustomStringConvertible {
    /// What went wrong.
    public let description: String

    /// A failure.
    public init(description: String) { self.description = description }
  }

  /// How a program ended.
  public enum End: Equatable, Sendable {
    case exit(Int)
    case signal(Int)
  }

  /// Whether tmux can be run here.
  public static let isAvailable = ChildProcess.run(["tmux", "-V"])?.status == 0

  private let socket: String

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, not looked at by a shell.
  ///   - environment: Variables set for it beside the usual ones; an empty value is set too.
  public init(
    _ command: [String], columns: Int = 60, rows: Int = 14, environment: [String: String] = [:],
    directory: String? = nil
  ) throws {
    socket = NSTemporaryDirectory() + "/roster-\(UInt32.random(in: 0 ... .max)).tmux"
    var arguments = [
      "start-server", ";", "set-option", "-g", "remain-on-exit", "on", ";",
      "set-option", "-g", "remain-on-exit-format", "", ";", "set-option", "-g", "status", "off",
      ";", "set-option", "-sg", "escape-time", "0", ";", "set-option", "-g", "focus-events", "off",
      ";", "new-session", "-d", "-x", String(columns), "-y", String(rows),
    ]
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["-e", "\(name)=\(value)"]
    }
    if let directory { arguments += ["-c", directory] }
    // With more than one argument tmux runs the program itself, with none of a shell's quoting.
    _ = try tmux(arguments + ["env"] + command)
  }

  /// Starts a line of shell.
  public convenience init(
    shell line: String, columns: Int = 60, rows: Int = 14, environment: [String: String] = [:],
    directory: String? = nil
  ) throws {
    try self.init(
      ["sh", "-c", line], columns: columns, rows: rows, environment: environment,
      directory: directory)
  }

  deinit { close() }

  /// Ends the session and all that runs in it.
  public func close() {
    _ = try? tmux(["kill-server"])
    unlink(socket)
  }

  /// Presses keys by tmux's names: "Down", "S-Up", "M-j", "C-c", "NPage", "Enter", "j".
  public func press(_ keys: String...) throws { _ = try tmux(["send-keys"] + keys) }

  /// Types a text as it is.
  public func type(_ text: String) throws { _ = try tmux(["send-keys", "-l", "--", text]) }

  /// Sends bytes to the program as they are.
  public func send(bytes: [UInt8]) throws {
    _ = try tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes a text, marked as such if the program asked for it.
  public func paste(_ text: String) throws {
    _ = try tmux(["set-buffer", "--", text, ";", "paste-buffer", "-p"])
  }

  /// Changes the size of the terminal.
  public func resize(columns: Int, rows: Int) throws {
    _ = try tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
  }

  /// The lines that the pane shows, without the spaces at their ends.
  ///
  /// - Parameter styled: Whether the sequences of styles are in them.
  public func lines(styled: Bool = false) throws -> [String] {
    let text = try tmux(["capture-pane", "-p"] + (styled ? ["-e"] : []))
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// What tmux knows by a format, such as "#{cursor_x}" or "#{alternate_on}".
  public func value(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// The number of the program's process.
  public var process: Int32 {
    get throws { Int32(try value("#{pane_pid}")) ?? -1 }
  }

  /// Waits until the pane shows a text.
  @discardableResult public func wait(
    for text: String, within seconds: Double = 20
  ) async throws -> [String] {
    try await wait("the text \"\(text)\"", within: seconds) { lines in
      lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the pane no longer shows a text.
  @discardableResult public func wait(
    without text: String, within seconds: Double = 20
  ) async throws -> [String] {
    try await wait("the text \"\(text)\" to go", within: seconds) { lines in
      !lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the lines of the pane are as wanted, and gives them.
  @discardableResult public func wait(
    _ wanted: String = "the screen wanted", within seconds: Double = 20,
    until isWanted: ([String]) -> Bool
  ) async throws -> [String] {
    try await poll(wanted, within: seconds) {
      let lines = try self.lines()
      return isWanted(lines) ? lines : nil
    }
  }

  /// Waits until a format has a value.
  public func wait(
    _ format: String, is value: String, within seconds: Double = 20
  ) async throws {
    try await poll("\(format) to be \(value)", within: seconds) {
      try self.value(format) == value ? () : nil
    }
  }

  /// Waits until the program has ended.
  public func end(within seconds: Double = 20) async throws -> End {
    try await poll("the program to end", within: seconds) {
      let fields = try self.value("#{pane_dead} #{pane_dead_status} #{pane_dead_signal}")
        .split(separator: " ", omittingEmptySubsequences: false)
      guard fields.count == 3, fields[0] == "1" else { return nil }
      if fields[1].isEmpty, fields[2].isEmpty {
        // A pane is dead before tmux knows how its program has ended, and tmux 3.3 may miss the
        // signal that tells it.
        if let server = Int32(try self.value("#{pid}")) { kill(server, SIGCHLD) }
        return nil
      }
      return Int(fields[2]).map(End.signal) ?? .exit(Int(fields[1]) ?? -1)
    }
  }

  private func poll<Value>(
    _ wanted: String, within seconds: Double, _ find: () throws -> Value?
  ) async throws -> Value {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let value = try find() { return value }
      guard ContinuousClock.now < deadline else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    let shown = (try? lines().joined(separator: "\n")) ?? "(no pane)"
    throw Failure(description: "Waited \(seconds) s for \(wanted). The pane shows:\n\(shown)")
  }

  private func tmux(_ arguments: [String]) throws -> String {
    let command = ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + arguments
    guard let outcome = ChildProcess.run(command, environment: ["LC_ALL": "C.UTF-8"]) else {
      throw Failure(description: "tmux could not be started.")
    }
    guard outcome.status == 0 else {
      throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(outcome.errors)")
    }
    return outcome.output
  }
}
