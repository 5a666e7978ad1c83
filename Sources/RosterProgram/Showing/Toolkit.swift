import Roster
import RosterTerminal

#if GTK
  import RosterGTK
#endif

/// Where the screens of a command are shown.
enum Toolkit {
  case terminal, gtk

  /// Asks for a window.
  static let option = OptionSpec("gtk", nil, "Show it in a window, not in the terminal (GTK 4).")

  init(_ arguments: Arguments) { self = arguments.has("gtk") ? .gtk : .terminal }

  /// Whether there is anything to show screens on. A window needs no terminal.
  var showsScreens: Bool { self == .gtk || StandardOutput.showsScreens }

  /// How high the items of a feed are: a line of a terminal, and in a window what they need.
  var itemHeight: RowHeight { self == .gtk ? .automatic : ItemRow.line }

  /// Makes what shows the screens.
  ///
  /// - Throws: `NoWindow` where the program was built without GTK.
  @MainActor func app(_ options: TerminalOptions = TerminalOptions()) throws(NoWindow)
    -> any ScreenApp
  {
    switch self {
    case .terminal: return TerminalApp(options)
    case .gtk:
      #if GTK
        return GTKApp(
          GTKOptions(version: Program.version, about: "Lists that follow their data."))
      #else
        throw NoWindow()
      #endif
    }
  }
}
