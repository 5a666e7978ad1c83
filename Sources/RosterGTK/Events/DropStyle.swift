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

    @MainActor static let sheet = StyleSheet(
      """
      .roster-list > row.roster-drop-above { box-shadow: inset 0 2px @theme_selected_bg_color; }
      .roster-list > row.roster-drop-below { box-shadow: inset 0 -2px @theme_selected_bg_color; }
      .roster-list > row.roster-drop-into {
        background-color: alpha(@theme_selected_bg_color, 0.2);
      }
      """)
  }
#endif
