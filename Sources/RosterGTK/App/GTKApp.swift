#if GTK
  import CGTK
  public import Roster

  /// A program in a window: a stack of screens, of which the top one is seen.
  ///
  ///     let app = GTKApp()
  ///     app.run(ListScreen(title: "People", driver: people.driver))
  ///
  /// Behavior:
  /// - Screens under the top one are detached: their tables catch up with one full load when they are
  ///   seen again, with place, cursor and selection kept.
  /// - While the program runs, `Task { @MainActor in … }`, `Task.sleep` and `DispatchQueue.main` work as
  ///   in any other.
  /// - When the window is closed, all screens are left, each with its `onClose`, and the program ends.
  @MainActor public final class GTKApp: ScreenPresenter {
    /// The program that runs, which nobody else may keep.
    static var running: GTKApp?

    let options: GTKOptions
    /// The window, while the program runs.
    var window: AppWindow?
    private(set) var pages: [AppPage] = []
    private var needsChrome = false
    /// Ends the process; a test has other plans.
    var leave: @MainActor (Int32) -> Void = { exit($0) }

    /// A program with the given options.
    public init(_ options: GTKOptions = GTKOptions()) { self.options = options }

    // MARK: Screens

    /// Shows a screen on top of the others.
    public func push(_ screen: ListScreen) {
      guard let window else { return }
      pages.last?.leaveTop()
      let page = AppPage(screen)
      page.onChange = { [weak self] in self?.redraw() }
      page.host.onMessage = { [weak self] in self?.alert($0) }
      pages.append(page)
      window.pages.show(page, isAbove: true)
      pageChanged()
    }

    /// Leaves the top screen; the last one with the program.
    public func pop() {
      guard pages.count > 1, let page = pages.popLast() else { return end(status: 0) }
      leave(page)
      pages.last?.becomeTop()
      if let below = pages.last { window?.pages.show(below, isAbove: false) }
      window?.pages.remove(page)
      pageChanged()
    }

    /// Shows a sentence over the list for a few seconds.
    public func alert(_ text: String) { window?.toast.show(text) }

    /// Shows what stands round the list anew, once in a turn of the main actor.
    public func redraw() {
      guard !needsChrome, window != nil else { return }
      needsChrome = true
      Task { [weak self] in
        self?.needsChrome = false
        self?.refreshWindow()
      }
    }

    /// Another page is on top.
    private func pageChanged() {
      window?.toast.hide()
      refreshWindow()
      pages.last?.focus()
    }

    private func refreshWindow() {
      if let page = pages.last { window?.show(page, below: pages.dropLast().last?.screen.title) }
    }

    func leave(_ page: AppPage) {
      page.leaveTop()
      page.screen.onClose?()
    }

    /// Takes the top page off, with the program.
    func takeLastPage() -> AppPage? { pages.popLast() }
  }
#endif
