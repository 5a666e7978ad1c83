import Roster
import RosterTerminal

/// What shows the screens of this program until a person has had enough of them.
@MainActor protocol ScreenApp: ScreenPresenter {
  /// Shows a first screen, and ends the process when it is left.
  func run(_ first: ListScreen) -> Never
  /// Ends the process now.
  func quit(status: Int32) -> Never
}

extension TerminalApp: ScreenApp {}

#if GTK
  import RosterGTK

  extension GTKApp: ScreenApp {}
#endif
