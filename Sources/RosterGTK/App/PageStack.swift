#if GTK
  import CGTK

  /// Shows one page at a time, and slides from one to the other.
  @MainActor final class PageStack {
    /// A `GtkStack`.
    let widget: WidgetPointer
    /// Pages that have left, and are taken out when they have slid away.
    private var leaving: [AppPage] = []

    init() {
      widget = gtk_stack_new()
      gtk_widget_set_hexpand(widget, 1)
      gtk_widget_set_vexpand(widget, 1)
      gtk_stack_set_transition_duration(widget.opaque, 200)
      RosterGTK.onChange(of: "transition-running", in: widget.raw) { [weak self] in self?.clear() }
    }

    /// Shows a page, over the one that is seen or from under it.
    func show(_ page: AppPage, isAbove: Bool) {
      if gtk_widget_get_parent(page.widget) == nil {
        gtk_stack_add_child(widget.opaque, page.widget)
      }
      let isFirst = gtk_widget_get_first_child(widget) == page.widget && isAbove
      // Who is quicker than the slide is shown where they are: pages that have left are not kept for it.
      gtk_stack_set_transition_type(
        widget.opaque,
        isFirst || isMoving || !leaving.isEmpty
          ? GTK_STACK_TRANSITION_TYPE_NONE
          : isAbove
            ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
      gtk_stack_set_visible_child(widget.opaque, page.widget)
    }

    /// Takes a page out that is no longer seen, which frees its list.
    func remove(_ page: AppPage) {
      leaving.append(page)
      // Not at once: it may be a widget of this page that just told of a click.
      Task { [weak self] in self?.clear() }
    }

    /// Whether one page is sliding away and another one in.
    var isMoving: Bool { gtk_stack_get_transition_running(widget.opaque) != 0 }

    private func clear() {
      if isMoving { return }
      for page in leaving { gtk_stack_remove(widget.opaque, page.widget) }
      leaving = []
    }
  }
#endif
