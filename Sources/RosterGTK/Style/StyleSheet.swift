#if GTK
  import CGTK

  /// Styles that the display is told of once.
  @MainActor final class StyleSheet {
    /// What is said, in the language of GTK's styles.
    var css: String {
      didSet { if css != oldValue { load() } }
    }
    private let priority: Int32
    private var provider: UnsafeMutablePointer<GtkCssProvider>?

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
      guard provider == nil, let display = gdk_display_get_default() else { return }
      let provider = gtk_css_provider_new()!
      self.provider = provider
      load()
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(priority))
    }

    private func load() {
      if let provider { gtk_css_provider_load_from_data(provider, css, -1) }
    }

    isolated deinit { if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) } }
  }
#endif
