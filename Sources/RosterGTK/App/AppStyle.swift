#if GTK
  import CGTK

  /// How the parts of a window look beside its list. Colors are those of the theme, light or dark.
  @MainActor enum AppStyle {
    static let sheet = StyleSheet(
      """
      .roster-status { padding: 4px 12px; border-top: 1px solid alpha(@borders, 0.7); }
      .roster-status label { font-size: smaller; opacity: 0.75; }
      .roster-failure { padding: 6px 12px; border-top: 1px solid alpha(@borders, 0.7);
        background-color: alpha(@warning_color, 0.2); }
      .roster-progress > trough, .roster-progress > trough > progress { min-height: 3px;
        min-width: 0; margin: 0; border: none; border-radius: 0; }
      .roster-match { background-color: alpha(@theme_selected_bg_color, 0.15);
        box-shadow: inset 3px 0 @theme_selected_bg_color; }
      .roster-match:dir(rtl) { box-shadow: inset -3px 0 @theme_selected_bg_color; }
      .roster-toast { margin: 12px; padding: 6px 6px 6px 16px; border-radius: 24px;
        background-color: rgba(32, 32, 32, 0.92); color: white;
        box-shadow: 0 2px 8px rgba(0, 0, 0, 0.3); }
      .roster-toast button, .roster-toast label { color: white; }
      .roster-help { padding: 18px 24px; }
      .roster-help .heading { margin-top: 12px; font-weight: bold; }
      """)
  }
#endif
