#if GTK
  import CGTK

  /// What the program is, in a window of its own.
  @MainActor enum AboutWindow {
    /// Opens it over a window.
    static func show(_ options: GTKOptions, over parent: AppWindow) {
      let about = gtk_about_dialog_new()!
      gtk_about_dialog_set_program_name(about.opaque, options.name.shown)
      gtk_about_dialog_set_logo_icon_name(about.opaque, options.applicationID)
      gtk_about_dialog_set_version(about.opaque, options.version?.shown)
      gtk_about_dialog_set_comments(about.opaque, options.about?.shown)
      gtk_window_set_transient_for(about.cast(), parent.widget.cast())
      gtk_window_set_modal(about.cast(), 1)
      gtk_window_set_destroy_with_parent(about.cast(), 1)
      gtk_window_present(about.cast())
    }
  }
#endif
