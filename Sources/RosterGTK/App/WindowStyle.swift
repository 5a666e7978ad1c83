#if GTK
  import CGTK

  /// Light or dark, as the person has chosen or as the desktop says.
  @MainActor final class WindowStyle {
    /// What the person has chosen for this program.
    var scheme = ColorScheme.system {
      didSet { apply() }
    }
    /// What GTK's own settings said at the start.
    private let usual: Bool
    private let portal = ColorPortal()

    init() {
      usual = Self.isDark
      portal.onChange = { [weak self] in self?.apply() }
      portal.ask()
    }

    private func apply() {
      Self.isDark =
        switch scheme {
        case .system: portal.prefersDark ?? usual
        case .light: false
        case .dark: true
        }
    }

    /// Whether the windows of the program are dark.
    private(set) static var isDark: Bool {
      get {
        var value = GValue()
        g_value_init(&value, GType.boolean)
        defer { g_value_unset(&value) }
        guard let settings = gtk_settings_get_default() else { return false }
        g_object_get_property(UnsafeMutableRawPointer(settings).object, name, &value)
        return g_value_get_boolean(&value) != 0
      }
      set {
        var value = GValue()
        g_value_init(&value, GType.boolean)
        defer { g_value_unset(&value) }
        g_value_set_boolean(&value, newValue ? 1 : 0)
        guard let settings = gtk_settings_get_default() else { return }
        g_object_set_property(UnsafeMutableRawPointer(settings).object, name, &value)
      }
    }

    private static let name = "gtk-application-prefer-dark-theme"
  }
#endif
