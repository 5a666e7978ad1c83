#if GTK
  import CGTK
  import Roster

  /// The window of a program: title bar, pages, and what lies over and under them.
  @MainActor final class AppWindow {
    /// A `GtkApplicationWindow`.
    let widget: WidgetPointer
    let pages = PageStack()
    let toast = Toast()
    let style = WindowStyle()
    private let title = TitleBar()
    private let progress = gtk_progress_bar_new()!
    private let status = StatusLine()

    init(_ options: GTKOptions, _ application: UnsafeMutablePointer<GtkApplication>?) {
      AppStyle.sheet.install()
      AppIcon.install()
      widget = g_object_new_with_properties(gtk_application_window_get_type(), 0, nil, nil)
        .map { OpaquePointer($0).widget }!
      gtk_window_set_application(widget.cast(), application)
      let overlay = gtk_overlay_new()!
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_set_valign(progress, GTK_ALIGN_START)
      gtk_widget_add_css_class(progress, "roster-progress")
      gtk_widget_set_visible(progress, 0)
      gtk_overlay_set_child(overlay.opaque, pages.widget)
      gtk_overlay_add_overlay(overlay.opaque, progress)
      gtk_overlay_add_overlay(overlay.opaque, toast.widget)
      gtk_box_append(column.cast(), overlay)
      gtk_box_append(column.cast(), status.widget)
      gtk_window_set_titlebar(widget.cast(), title.widget)
      gtk_window_set_child(widget.cast(), column)
      gtk_window_set_default_size(widget.cast(), gint(options.width), gint(options.height))
      gtk_window_set_icon_name(widget.cast(), options.applicationID)
      gtk_widget_add_css_class(widget, "roster-window")
      connect(widget.raw, "unmap") { [weak self] in
        guard let self else { return }
        if let focus = gtk_window_get_focus(widget.cast()) { closePopovers(round: focus) }
        giveUpFocus(in: widget)
      }
    }

    func present() { gtk_window_present(widget.cast()) }

    /// Destroys the window, and all in it.
    func close() { gtk_window_destroy(widget.cast()) }

    /// Shows what stands round a page.
    ///
    /// - Parameter below: The title of the page that "Back" leads to; `nil` for none.
    func show(_ page: AppPage, below: String?) {
      gtk_window_set_title(widget.cast(), page.screen.title.shown)
      title.show(page, below: below)
      page.failure.show()
      status.show(page)
      let done = page.screen.progress?()
      gtk_widget_set_visible(progress, done == nil ? 0 : 1)
      if let done, done.isFinite {
        gtk_progress_bar_set_fraction(progress.opaque, min(max(done, 0), 1))
      }
    }
  }
#endif
