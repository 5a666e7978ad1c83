/// What shows the screens of a program, one on top of the other: a terminal, or a window.
///
/// A program that knows only this is the same on every toolkit.
@MainActor public protocol ScreenPresenter: AnyObject {
  /// Shows a screen on top of the others, which keep their place, cursor and selection.
  func push(_ screen: ListScreen)

  /// Leaves the top screen, and shows the one below it; the last one is left with the program.
  func pop()

  /// Tells the person one sentence about what was just done, without asking for anything.
  func alert(_ text: String)

  /// Asks for the screen's `status` and `progress` again, since what they say has changed. Rows need
  /// no such word.
  func redraw()
}
