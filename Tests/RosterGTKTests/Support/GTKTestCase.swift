#if GTK
  import Roster
  import RosterGTK
  import XCTest

  /// A test with windows on the display of the process.
  ///
  /// Its methods are synchronous: XCTest runs those on the main thread, outside of any job of the main
  /// queue, so that tasks and timers go on while a test waits.
  class GTKTestCase: XCTestCase {
    /// Whether GTK could be started. It is started once for all tests.
    @MainActor private static let hasDisplay: Bool = {
      MainLoop.install()
      return gtk_init_check() != 0
    }()

    override func setUpWithError() throws {
      guard MainActor.assumeIsolated({ Self.hasDisplay }) else {
        throw XCTSkip("There is no display.")
      }
      _ = Complaints.listen
    }

    override func tearDown() {
      XCTAssertEqual(Complaints.take(), [], "GTK complains.")
    }

    /// Runs the body of a test.
    func onScreen(_ body: @MainActor () throws -> Void) rethrows {
      try MainActor.assumeIsolated { try body() }
    }
  }

  /// Lets GTK, timers and tasks do what they have to, until something holds.
  @MainActor func settle(
    _ what: String = "", within seconds: Double = 5, until isSettled: () -> Bool
  ) {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    while !isSettled() {
      if g_get_monotonic_time() > end { return XCTFail("It never came: \(what)") }
      if g_main_context_iteration(nil, 0) == 0 { usleep(500) }
    }
  }

  /// Lets whatever is under way on the main actor arrive.
  @MainActor func turn() {
    var isOver = false
    Task {
      for _ in 0..<50 { await Task.yield() }
      isOver = true
    }
    settle("a turn of the main actor") { isOver }
  }
#endif
