#if GTK
  import Foundation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A person at the keyboard and the mouse of the display: what is pressed goes through the display
  /// server, as it would from real devices.
  @MainActor struct Person {
    let list: ListWindow
    /// Where the window is on the display.
    private let left: Int
    private static var count = 0

    /// Takes the keyboard to the window, which no window manager does here.
    ///
    /// - Parameters:
    ///   - x: Where the window is put.
    ///   - title: What the window is called, if that is not to be changed; no other may be called so.
    init(_ list: ListWindow, at x: Int = 0, title: String? = nil) {
      self.list = list
      left = x
      Self.count += 1
      let name = title ?? "list of test \(Self.count)"
      if title == nil { gtk_window_set_title(cast(list.window), name) }
      // The server refuses it for a window that has its name already and is not there to be seen yet.
      settle("the window has the keyboard", within: 20) {
        status(["search", "--name", "^\(name)$", "windowfocus"]) == 0
      }
      list.waitForFrames(1)
      if x > 0 { tool("search", "--name", "^\(name)$", "windowmove", "\(x)", "0") }
      settle("the window is active") { gtk_window_is_active(cast(list.window)) != 0 }
    }

    // MARK: Keys

    /// Presses keys one after the other, with their names in X, such as "shift+F10".
    func press(_ keys: String...) {
      tool(["key"] + keys)
    }

    /// Presses keys that may well close the window.
    func strike(_ keys: String...) { run(["key"] + keys) }

    /// Holds a key down for some seconds, so that it repeats as the display server has it.
    func hold(_ key: String, _ seconds: Double) {
      run(["keydown", key])
      rest(seconds)
      run(["keyup", key])
    }

    /// Types a text.
    func type(_ text: String) { tool("type", text) }

    // MARK: The pointer

    /// Clicks on a row, at a share of its width.
    func click(
      _ row: RowID, button: Int = 1, times: Int = 1, holding key: String? = nil, at x: Double = 0.3
    ) {
      point(to: row, at: x)
      if let key { tool("keydown", key) }
      tool(["click", "--repeat", "\(times)", "--delay", "20", "\(button)"])
      if let key { tool("keyup", key) }
    }

    /// Goes to a place of a row.
    func point(to row: RowID, at x: Double = 0.3, _ y: Double = 0.5) {
      let place = place(of: row, x, y)
      tool("mousemove", "\(place.x)", "\(place.y)")
    }

    /// Puts the window of another program where it has to be.
    func place(_ other: OtherProgram) throws {
      settle("the other program", within: 10) {
        gtk_widget_queue_draw(list.window)
        return !other.isRunning
          || status(["search", "--onlyvisible", "--name", other.title]) == 0
      }
      guard other.isRunning else { throw XCTSkip("There is no GTK for Python.") }
      tool("search", "--name", other.title, "windowmove", "--sync", "600", "0")
      rest(0.3)
    }

    /// Goes where no window is.
    func pointBeside() { tool("mousemove", "990", "790") }

    /// Presses the button, or lets it go.
    func button(isDown: Bool) { tool(isDown ? "mousedown" : "mouseup", "1") }

    /// Holds a key and the button down while something happens.
    func holdButton(with key: String, _ body: () -> Void) {
      tool("keydown", key)
      button(isDown: true)
      body()
      button(isDown: false)
      tool("keyup", key)
    }

    /// Clicks where the pointer is, which may well close the window.
    func strikeButton() { run(["click", "1"]) }

    /// Lets the button go, be there a window or not.
    func letGo() { run(["mouseup", "1"]) }

    /// Does nothing for some seconds.
    func rest(_ seconds: Double) {
      let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
      settle("the end of a rest") { g_get_monotonic_time() > end }
    }

    /// Drags a row to a place of another, maybe in another window, and lets it go there unless told
    /// otherwise.
    func drag(
      _ row: RowID, to other: RowID, _ y: Double, of person: Person? = nil, drops: Bool = true
    ) {
      drag(from: place(of: row), to: (person ?? self).place(of: other, 0.3, y), drops: drops)
    }

    /// Drags what is at a place of the display to another place.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), drops: Bool = true) {
      tool("mousemove", "\(start.x)", "\(start.y)")
      button(isDown: true)
      for step in 1...8 {
        let share = Double(step) / 8
        tool(
          "mousemove", "\(start.x + Int(Double(end.x - start.x) * share))",
          "\(start.y + Int(Double(end.y - start.y) * share))")
      }
      if drops { button(isDown: false) }
    }

    /// Drags something from or to another program, until it has arrived. A program that is slower than the
    /// pointer has not said yet what it takes when the button is let go.
    func drag(
      from start: (x: Int, y: Int), to end: (x: Int, y: Int), until isThere: () -> Bool
    ) {
      for patience in 0..<6 {
        drag(from: start, to: end, drops: false)
        rest(0.2 + Double(patience) / 2)
        button(isDown: false)
        let late = g_get_monotonic_time() + 3_000_000
        settle("the end of a drag") { isThere() || g_get_monotonic_time() > late }
        if isThere() { return }
      }
      XCTFail("It was dragged there in vain.")
    }

    /// A place of a row on the display. Windows stand at its upper edge.
    func place(of row: RowID, _ x: Double = 0.3, _ y: Double = 0.5) -> (x: Int, y: Int) {
      var bounds = graphene_rect_t()
      guard let widget = list.host.cells.cell(of: row)?.rowWidget,
        gtk_widget_compute_bounds(widget, list.window, &bounds) != 0
      else {
        XCTFail("\(row) is not there to be pointed at.")
        return (0, 0)
      }
      return (
        left + Int(Double(bounds.origin.x) + Double(bounds.size.width) * x),
        Int(Double(bounds.origin.y) + Double(bounds.size.height) * y)
      )
    }

    // MARK: The tool

    private func tool(_ arguments: String...) { tool(arguments) }

    /// Runs the tool, and waits until what was pressed has come.
    private func tool(_ arguments: [String]) {
      run(arguments)
      list.waitForFrames(1)
    }

    /// Runs the tool, and lets GTK go on meanwhile.
    private func run(_ arguments: [String]) {
      XCTAssertEqual(status(arguments), 0, "xdotool \(arguments)")
    }

    private func status(_ arguments: [String]) -> Int32? {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdotool"] + arguments
      process.standardOutput = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        XCTFail("xdotool cannot be run: \(error)")
        return nil
      }
      settle("xdotool", within: 20) { !process.isRunning }
      return process.isRunning ? nil : process.terminationStatus
    }
  }
#endif
