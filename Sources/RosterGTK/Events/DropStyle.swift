#if GTK
  import CGTK

  /// How rows look that something is held over.
  enum DropStyle: String {
    /// What is held would go above the row.
    case above = "roster-drop-above"
    /// It would go below the row.
    case below = "roster-drop-below"
    /// The row takes it.
    case into = "roster-drop-into"

    private static let css = """
      .roster-list > row.roster-drop-above { box-shadow: inset 0 2px @theme_selected_bg_color; }
      .roster-list > row.roster-drop-below { box-shadow: inset 0 -2px @theme_selected_bg_color; }
      .roster-list > row.roster-drop-into {
        background-color: alpha(@theme_selected_bg_color, 0.2);
      }
      """

    @MainActor private static var isInstalled = false

    /// Makes the styles known to the display, once.
    @MainActor static func install() {
      guard !isInstalled, let display = gdk_display_get_default() else { return }
      isInstalled = true
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, css, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
  }
#endif
