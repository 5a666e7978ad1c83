#if GTK
  /// What a window says beside its list; the rest is in `Words`. Replace it to translate it.
  public struct GTKWords: Sendable {
    /// The words in force. Set them before the first window is opened.
    @MainActor public static var current = GTKWords()

    /// The button that leaves a page, from the title of the page below.
    public var back: @Sendable (_ title: String) -> String = { "Back to \($0)" }
    /// The button that asks for fresh data.
    public var refresh = "Refresh"
    /// The button that opens the find field.
    public var find = "Find"
    /// The buttons that go on to the match before and to the next one.
    public var matches = (before: "Previous match", next: "Next match")
    /// The button that opens the menu.
    public var menu = "Menu"
    /// The menu of styles, and what is in it.
    public var style = (title: "Style", system: "Follow System", light: "Light", dark: "Dark")
    /// The menu item for the keys, and the title of the window that it opens.
    public var shortcuts = "Keyboard Shortcuts"
    /// The menu item that tells about a program, from its name.
    public var about: @Sendable (_ name: String) -> String = { "About \($0)" }
    /// The button that takes a message away.
    public var dismiss = "Dismiss"
    /// What closes the window, for help.
    public var close = "close the window"

    /// The English words.
    public init() {}
  }
#endif
