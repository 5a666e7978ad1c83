#if GTK
  import CGTK

  /// Styles that the display is told of once.
  @MainActor final class StyleSheet {
    private let css: String
    private let priority: Int32
    private var isInstalled = false

    /// A sheet in the language of GTK's styles.
    ///
    /// - Parameter priority: Above the theme's and below what the person wishes. By default that of
    ///   an app.
    init(_ css: String, priority: Int32 = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) {
      self.css = css
      self.priority = priority
    }

    /// Makes the styles known, once.
    func install() {
      guard !isInstalled, let display = gdk_display_get_default() else { return }
      isInstalled = true
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, css, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(priority))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
  }
#endif
