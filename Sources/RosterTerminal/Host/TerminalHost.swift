import Roster

/// A list in a terminal: draws what its driver's table shows, and acts on keys and clicks.
///
/// The host keeps no rows. A `Viewport` lays them out and makes only those that are in view.
///
/// Behavior:
/// - Whoever makes a host keeps its screen as well: the host holds it weakly.
/// - The first row in view that is still there after a change keeps its place; so do the row that is
///   being typed in, an open menu and a question, which act on the row they were opened on.
/// - A frame has exactly the lines and columns asked for, at every size.
/// - A cursor that is in view is in view at every other size that has room for a row, and one that the
///   program moves is brought into view. A person may scroll away from it.
/// - A click is for the row or choice that was drawn there last, whatever has changed since.
@MainActor public final class TerminalHost {
  weak var screen: ListScreen?
  private weak var source: TableDriver?
  private lazy var nothing = TableDriver(TableModel(sections: []))
  /// What drives the list; an empty table once the screen is gone.
  var driver: TableDriver { source ?? nothing }
  let options: TerminalOptions

  /// The size of the whole screen.
  private(set) var size = TerminalSize.usual
  /// The cells of the rows in view and of the pinned header.
  private(set) lazy var cells = CellPool<TerminalCell>(
    driver, make: { _ in TerminalCell() },
    fill: { [weak self] cell, row, slot in self?.fill(cell, row, slot) },
    measure: { cell, _ in Double(cell.height) }, clear: { $0.drawing = RowDrawing() })
  /// What is in view, in whole lines. It has no height before the first frame.
  private(set) lazy var viewport = makeViewport()

  /// What keys act on.
  var mode = Mode.list
  /// What is or was searched for.
  var find: FindState?
  /// A line for the person, until the next key.
  var note: String?
  /// Counts the redraws while something is under way, for the spinner.
  var tick = 0
  /// Whether the cursor has to be in view in the next frame.
  var mustShowCursor = false
  /// The cursor as this host or an update has put it: anywhere else the program has.
  var knownCursor: RowID?
  /// What the person sees.
  var drawn = DrawnScreen()

  /// Asks for a frame, since what is shown has changed.
  public var onNeedsFrame: (@MainActor () -> Void)?
  /// The person wants to leave the screen.
  public var onClose: (@MainActor () -> Void)?
  /// A text for the clipboard, where options allow it.
  public var onCopy: (@MainActor (String) -> Void)?
  /// Whether there is a screen to go back to.
  public var canGoBack = false

  /// What keys act on.
  enum Mode {
    case list
    case find
    case confirm(Confirmation)
    case menu(MenuState)
    case help(HelpState)
    case edit(EditState)
  }

  /// A host for a screen. It shows nothing until the screen's driver is attached to it.
  public init(_ screen: ListScreen, options: TerminalOptions = TerminalOptions()) {
    self.screen = screen
    source = screen.driver
    self.options = options
  }

  private func makeViewport() -> Viewport {
    let viewport = Viewport(driver, cells: cells, metrics: RowRenderer.metrics)
    // However high a header is, its first line tells enough.
    viewport.pinnedHeightLimit = 1
    return viewport
  }

  /// Does what a key, a click or a pasted text means.
  public func handle(_ event: InputEvent) {
    // Each key acts on the data as it is now, so that keys that come together act on the right rows.
    driver.flush()
    let hadNote = note != nil
    if case .focus = event { return }
    note = nil
    switch event {
    case .key(let key): press(key, hadNote: hadNote)
    case .paste(let text): paste(text)
    case .mouse(let mouse): click(mouse)
    case .focus: break
    }
    driver.flush()
    setNeedsFrame()
  }

  /// Draws the screen at a size.
  public func frame(_ size: TerminalSize) -> Frame {
    self.size = size
    return draw()
  }

  func setNeedsFrame() { onNeedsFrame?() }

  /// Tells the person something, until the next key.
  public func show(_ note: String) {
    self.note = note
    setNeedsFrame()
  }

  /// Whether something is under way, so that frames are needed without a change.
  public var isBusy: Bool {
    driver.phase == .loading || driver.isRefreshing || find?.search.isSearching == true
      || screen?.progress?() != nil
  }

  /// Moves the marks of what is under way on.
  public func advanceTick() {
    tick = (tick + 1) % 1_000
    setNeedsFrame()
  }

  private func press(_ key: Key, hadNote: Bool) {
    switch mode {
    case .list: pressInList(key, hadNote: hadNote)
    case .find: pressInFind(key)
    case .confirm(let confirmation): press(key, in: confirmation)
    case .menu(let menu): press(key, in: menu)
    case .help(let help): press(key, in: help)
    case .edit(let edit): press(key, in: edit)
    }
  }

  private func paste(_ text: String) {
    switch mode {
    case .list: if let cursor = driver.cursor { driver.paste(text, on: cursor) }
    case .find: pasteInFind(text)
    case .edit(let edit): paste(text, in: edit)
    case .confirm, .menu, .help: break
    }
  }
}
