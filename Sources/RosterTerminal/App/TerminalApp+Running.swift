import Dispatch
import Roster

extension TerminalApp {
  /// Runs the program with a first screen until it is quit.
  ///
  /// Call it from the main thread, at the end of `main.swift`.
  public func run(_ first: ListScreen) -> Never {
    Self.running = self
    if StandardOutput.showsScreens { start(first) } else { printOnce(first) }
    dispatchMain()
  }

  /// Gives the terminal back and ends the process.
  public func quit(status: Int32 = 0) -> Never {
    device?.close()
    problems?.end()
    Process.end(status)
  }

  // MARK: On a terminal

  private func start(_ first: ListScreen) {
    let terminal = SystemTerminal(mouse: options.usesMouse)
    do throws(TerminalError) {
      try show(first, on: terminal)
    } catch {
      Process.complain("\(error)")
      Process.end(2)
    }
  }

  /// Opens a terminal and shows a screen on it.
  func show(_ first: ListScreen, on terminal: any TerminalDevice) throws(TerminalError) {
    terminal.onEvent = { [weak self] event in self?.handle(event) }
    try terminal.open()
    // What is printed to standard error would be written over the screen.
    problems?.begin { [weak self] in self?.alert($0) }
    device = terminal
    writer = FrameWriter(colors: options.usesColor ?? terminal.allowsColors)
    push(first)
    drawNow()
  }

  /// Acts on what came from the terminal.
  func handle(_ event: TerminalEvent) {
    switch event {
    case .input(.key(.control("c"))): end(status: 0)
    case .input(.key(.control("l"))):
      writer.invalidate()
      redraw()
    case .input(let input): pages.last?.host.handle(input)
    case .redraw:
      writer.invalidate()
      drawNow()
    case .ended: end(status: 1)
    }
  }

  /// Leaves all screens, gives the terminal back and ends the program.
  func end(status: Int32) {
    while let page = pages.popLast() {
      page.screen.driver.detach()
      page.host.closeFind()
      page.screen.onClose?()
    }
    device?.close()
    device = nil
    problems?.end()
    leave(status)
  }

  // MARK: Elsewhere

  /// Prints the screen once its data is there.
  private func printOnce(_ screen: ListScreen) {
    Task {
      let columns = StandardOutput.size.columns
      await PlainText.loaded(screen.driver)
      var isWhole = StandardOutput.write(PlainText.title(screen.title, width: columns) + "\n")
      PlainText.each(of: screen.driver, width: columns) { lines in
        if isWhole { isWhole = StandardOutput.write(lines.map { $0 + "\n" }.joined()) }
      }
      Process.end(isWhole ? 0 : 1)
    }
  }
}
