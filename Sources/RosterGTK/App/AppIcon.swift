#if GTK
  import CGTK

  /// The icon of Roster itself. It is part of the program, so it is there before anything is installed.
  @MainActor enum AppIcon {
    /// Where GTK finds it, by the name of a theme's folders.
    static let path = "/io/roster/icons"
    private static var isInstalled = false

    /// Once for the display.
    static func install() {
      guard !isInstalled, let display = gdk_display_get_default() else { return }
      isInstalled = true
      let data = PackageResources.icons_gresource
      let bytes = g_bytes_new(data, gsize(data.count))
      if let resource = g_resource_new_from_data(bytes, nil) {
        g_resources_register(resource)
        g_resource_unref(resource)
        gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display), path)
      }
      g_bytes_unref(bytes)
    }
  }
#endif
