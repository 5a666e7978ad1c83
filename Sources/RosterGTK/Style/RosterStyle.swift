#if GTK
  import CGTK

  /// How lists look. All colors are those of the theme or made from them (`ThemeColors`), so that light,
  /// dark and high contrast work.
  @MainActor enum RosterStyle {
    // A row of GTK's has no room and no border of its own: its height is that of the cell in it.
    static let sheet = StyleSheet(
      """
      .roster-list > row { padding: 0; margin: 0; border: none; min-height: 0;
        box-shadow: inset 0 -1px @roster_line; }
      .roster-list > row:last-child { box-shadow: none; }
      .roster-cell { padding: 8px 12px; min-height: 28px; }
      .roster-subtitle { font-size: smaller; }
      .roster-glyph { min-width: 20px; }
      .roster-picture { border-radius: 6px; min-width: 20px; }
      .roster-badge { padding: 1px 8px; border-radius: 12px; font-size: smaller; font-weight: bold;
        font-feature-settings: "tnum"; background-color: alpha(@theme_fg_color, 0.12); }
      .roster-detail { font-feature-settings: "tnum"; }
      .roster-prominent .roster-title { font-weight: bold; color: @roster_prominent; }
      .roster-destructive .roster-title, .roster-list-menu .destructive label {
        color: @roster_destructive; }
      row:selected .roster-prominent .roster-title,
      row:selected .roster-destructive .roster-title { color: inherit; }
      row:selected .dim-label { opacity: 0.9; }
      .roster-cell:disabled label, .roster-list-menu .destructive:disabled label {
        color: @roster_disabled; }
      .roster-cell:disabled label.dim-label { opacity: 1; }
      row:selected .roster-cell:disabled label { color: alpha(@theme_selected_fg_color, 0.6); }
      .roster-cell:disabled .roster-glyph { color: @theme_text_color; opacity: 0.5; }
      row:selected .roster-cell:disabled .roster-glyph { color: @theme_selected_fg_color; }
      .roster-cell:disabled image { -gtk-icon-filter: none; opacity: 0.5; }
      .roster-cell:disabled image.dim-label { opacity: 0.35; }
      .roster-header { padding-top: 18px; padding-bottom: 6px; min-height: 0; }
      .roster-header .roster-title { font-weight: bold; }
      .roster-footer { padding-top: 6px; padding-bottom: 12px; min-height: 0; }
      .roster-footer .roster-title { font-size: smaller; opacity: 0.75; }
      .roster-placeholder { padding: 36px 24px; min-height: 0; }
      .roster-placeholder .roster-title { font-weight: bold; opacity: 0.7; }
      .roster-placeholder image { -gtk-icon-size: 64px; opacity: 0.5; }
      .roster-placeholder spinner { min-width: 32px; min-height: 32px; }
      .roster-placeholder button { padding: 8px 24px; border-radius: 24px; }
      """,
      // What the app itself says of lists goes before.
      priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)
  }
#endif
