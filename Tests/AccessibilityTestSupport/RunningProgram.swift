#if GTK
  import CATSPI
  import Foundation

  /// A program with a window, run by a test that reads and presses what a screen reader would.
  @MainActor public final class RunningProgram {
    private static let isReady: Bool = {
      // A program that has just come may not answer yet, which the library makes a warning of.
      g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
      return atspi_init() >= 0
    }()
    private let process = Process()
    private let errors: URL

    /// Starts a program.
    public init(_ path: String, _ arguments: [String]) throws {
      _ = Self.isReady
      errors = FileManager.default.temporaryDirectory.appendingPathComponent(
        "roster-errors-\(UUID().uuidString)")
      try Data().write(to: errors)
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    /// What the program has written to standard error, which must hold no warning.
    public var complaints: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Whether the program has not ended.
    public var isRunning: Bool { process.isRunning }

    /// The root of its accessibility tree, read anew; `nil` before there is one.
    public var tree: AccessibleNode? {
      // Takes in what the program has told of its changes.
      while g_main_context_iteration(nil, 0) != 0 {}
      guard let desktop = atspi_get_desktop(0).map({ AccessibleNode($0) }) else { return nil }
      // By the number of the process: the name would have to be asked of each program.
      let own = desktop.children.first {
        atspi_accessible_get_process_id($0.pointer, nil) == guint(process.processIdentifier)
      }
      // Read anew each time: what is kept of a program is out of date as soon as it goes on.
      if let own { atspi_accessible_set_cache_mask(own.pointer, ATSPI_CACHE_NONE) }
      return own
    }

    /// Waits until something is in the tree.
    ///
    /// - Returns: What was found; `nil` if it never came.
    public func wait<Found>(
      seconds: Double = 10, for find: (AccessibleNode) -> Found?
    ) -> Found? {
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end, isRunning {
        if let found = tree.flatMap(find) { return found }
        usleep(30_000)
      }
      return nil
    }

    /// Presses keys of the keyboard, named as X names them: "Down", "ctrl+f".
    public func keys(_ keys: String...) {
      run([
        "xdotool", "search", "--onlyvisible", "--pid", "\(process.processIdentifier)",
        "windowfocus",
      ])
      run(["xdotool", "key", "--delay", "40"] + keys)
    }

    /// Types a text.
    public func type(_ text: String) { run(["xdotool", "type", "--delay", "30", text]) }

    private func run(_ command: [String]) {
      let tool = Process()
      tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      tool.arguments = command
      tool.standardError = FileHandle.nullDevice
      tool.standardOutput = FileHandle.nullDevice
      guard (try? tool.run()) != nil else { return }
      while tool.isRunning { usleep(5_000) }
    }

    /// Ends the program if it has not ended.
    public func end() {
      if process.isRunning { process.terminate() }
      let end = Date(timeIntervalSinceNow: 5)
      while process.isRunning, Date() < end { usleep(10_000) }
      try? FileManager.default.removeItem(at: errors)
    }
  }
#endif
