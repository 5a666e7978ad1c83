#if GTK
  import Foundation
  import Roster
  import XCTest

  /// The window as a screen reader finds it: asked by another process, over the accessibility bus.
  @MainActor struct ScreenReader {
    /// What is told of each widget that is found, on a line of its own: role, name, description, states
    /// and actions, with "|" between. Then does the action that is asked for.
    private static let script = """
      import sys, pyatspi
      pid, asked = int(sys.argv[1]), sys.argv[2:]
      states = [(pyatspi.STATE_CHECKED, 'checked'), (pyatspi.STATE_SENSITIVE, 'sensitive'),
                (pyatspi.STATE_SELECTED, 'selected')]
      def actions(node):
          try:
              action = node.queryAction()
              return action, [action.getName(i) for i in range(action.nActions)]
          except Exception:
              return None, []
      def walk(node):
          if node is None: return
          action, names = actions(node)
          if asked and node.name == asked[0] and asked[1] in names:
              action.doAction(names.index(asked[1]))
              print('done')
          known = node.getState()
          told = [name for state, name in states if known.contains(state)]
          if not asked:
              print('|'.join([node.getRoleName(), node.name, node.description,
                              ' '.join(told), ' '.join(names)]))
          for child in node: walk(child)
      for app in pyatspi.Registry.getDesktop(0):
          if app is not None and app.get_process_id() == pid: walk(app)
      """

    /// Everything that is found, as lines.
    static func read() throws -> [String] { try run([]) }

    /// Does an action of what has a name.
    ///
    /// - Returns: Whether there is such an action.
    static func press(_ action: String, of name: String) throws -> Bool {
      try run([name, action]) == ["done"]
    }

    private static func run(_ arguments: [String]) throws -> [String] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = ["-c", script, "\(getpid())"] + arguments
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID())")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
      try process.run()
      // It asks this process, which has to answer meanwhile.
      settle("the screen reader", within: 30) { !process.isRunning }
      guard process.terminationStatus == 0 else { throw XCTSkip("There is no pyatspi.") }
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }
#endif
