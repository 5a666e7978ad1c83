import Roster

/// A program in a terminal: a stack of screens, of which the top one is seen.
///
///     let app = TerminalApp()
///     app.run(ListScreen(title: "People", driver: people.driver))
///
/// Behavior:
/// - Screens under the top one are detached: their tables catch up with one full load when they are
///   seen again, with place, cursor and selection kept.
/// - The terminal is given back on every way out: the last screen closed, a failure, a signal.
/// - Where standard output is no terminal, the first screen is printed once, as plain text.
@MainActor public final class TerminalApp: ScreenPresenter {
  /// One screen of the stack, with its list.
  struct Page {
    let screen: ListScreen
    let host: TerminalHost
  }

  /// The program that runs, which nobody else may keep.
  static var running: TerminalApp?

  let options: TerminalOptions
  /// The terminal, while the program runs.
  var device: (any TerminalDevice)?
  var writer = FrameWriter(colors: false)
  var pages: [Page] = []
  private var needsFrame = false
  private var isTicking = false
  /// Ends the process; a test has other plans.
  var leave: @MainActor (Int32) -> Void = { Process.end($0) }
  /// What is reported while the screen is shown; `nil` to leave it alone.
  var problems: CollectedDiagnostics? = CollectedDiagnostics()

  /// A program with the given options.
  public init(_ options: TerminalOptions = TerminalOptions()) { self.options = options }

  // MARK: Screens

  /// Shows a screen on top of the others.
  public func push(_ screen: ListScreen) {
    pages.last?.screen.driver.detach()
    let host = TerminalHost(screen, options: options)
    host.canGoBack = !pages.isEmpty
    host.onNeedsFrame = { [weak self] in self?.redraw() }
    host.onClose = { [weak self, weak screen] in
      if let self, pages.last?.screen === screen { pop() }
    }
    host.onCopy = { [weak self] text in self?.device?.write(EscapeSequence.copy(text)) }
    pages.append(Page(screen: screen, host: host))
    screen.driver.attach(host)
    redraw()
  }

  /// Leaves the top screen; the last one with the program.
  public func pop() {
    guard let page = pages.popLast() else { return }
    page.screen.driver.detach()
    page.host.closeFind()
    page.screen.onClose?()
    guard let below = pages.last else {
      end(status: 0)
      return
    }
    below.screen.driver.attach(below.host)
    redraw()
  }

  /// Shows a line in the status area until the next key.
  public func alert(_ text: String) { pages.last?.host.show(text) }

  // MARK: Frames

  /// Draws the screen anew, once in a turn of the main actor: when what its status line says has
  /// changed, for example.
  public func redraw() {
    guard !needsFrame, device != nil else { return }
    needsFrame = true
    Task { [weak self] in self?.drawNow() }
  }

  func drawNow() {
    needsFrame = false
    guard let device, let page = pages.last else { return }
    let frame = page.host.frame(device.size)
    let text = writer.update(to: frame)
    if !text.isEmpty { device.write(text) }
    // To lay out a view may fill cells, which asks for a frame: this one has it already.
    needsFrame = false
    startTicking()
  }

  /// Keeps the marks of what is under way turning, as long as something is.
  private func startTicking() {
    guard !isTicking, pages.last?.host.isBusy == true else { return }
    isTicking = true
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(100))
      self?.isTicking = false
      self?.pages.last?.host.advanceTick()
    }
  }
}
