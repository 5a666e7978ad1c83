import Foundation
import TerminalTestSupport
import Testing

extension TmuxSession {
  /// The probe among the processes of the pane.
  func probeProcess() throws -> Int32 {
    let terminal = try value("#{pane_tty}")
    let text = ChildProcess.run(["ps", "-t", terminal, "-o", "pid=,comm="])?.output ?? ""
    let line = try #require(text.split(separator: "\n").first { $0.contains("TerminalProbe") })
    return try #require(line.split(separator: " ").first.flatMap { Int32($0) })
  }

  /// Sends the probe a signal by its name.
  func signalProbe(_ name: String) throws {
    let numbers = [
      "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "TERM": SIGTERM, "TSTP": SIGTSTP,
      "STOP": SIGSTOP,
    ]
    kill(try probeProcess(), try #require(numbers[name]))
  }

  /// Waits until a process is gone.
  static func waitForEnd(of process: Int32, within seconds: Double = 20) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while isRunning(process) {
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "Process \(process) did not end within \(seconds) s.")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Whether a process is there and has not ended: one whose end nobody has asked for yet has.
  private static func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let state = ChildProcess.run(["ps", "-o", "stat=", "-p", "\(process)"])?.output ?? ""
    return !state.isEmpty && !state.hasPrefix("Z")
  }
}
