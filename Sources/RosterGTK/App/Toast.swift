#if GTK
  import CGTK

  /// A sentence that lies over the list for a few seconds.
  @MainActor final class Toast {
    /// How long a sentence is shown, in milliseconds: longer where there is more to read.
    private static func time(for text: String) -> guint {
      guint(min(3_000 + 60 * text.utf8.count, 10_000))
    }

    /// A `GtkRevealer`.
    let widget: WidgetPointer
    private let label: WidgetPointer
    private var timer: guint = 0

    init() {
      widget = gtk_revealer_new()
      label = gtk_label_new(nil)
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
      let close = gtk_button_new_from_icon_name("window-close-symbolic")!
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_END)
      gtk_revealer_set_transition_type(widget.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
      // What is not shown takes no clicks from the list under it.
      gtk_widget_set_can_target(widget, 0)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
      gtk_label_set_max_width_chars(label.opaque, 40)
      gtk_label_set_lines(label.opaque, 4)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_set_valign(close, GTK_ALIGN_CENTER)
      gtk_widget_set_tooltip_text(close, GTKWords.current.dismiss.shown)
      name(close, GTKWords.current.dismiss)
      for name in ["circular", "flat"] { gtk_widget_add_css_class(close, name) }
      gtk_widget_add_css_class(box, "roster-toast")
      gtk_box_append(box.cast(), label)
      gtk_box_append(box.cast(), close)
      gtk_revealer_set_child(widget.opaque, box)
      connect(close.raw, "clicked") { [weak self] in self?.hide() }
      // Hidden from screen readers too, once it is gone.
      gtk_widget_set_visible(widget, 0)
      onChange(of: "child-revealed", in: widget.raw) { [weak self] in self?.hideIfGone() }
      connect(widget.raw, "destroy") { [weak self] in self?.stopTimer() }
    }

    /// What is shown now; `nil` for nothing.
    var text: String? {
      gtk_revealer_get_reveal_child(widget.opaque) == 0
        ? nil : String(cString: gtk_label_get_text(label.opaque))
    }

    /// Shows a sentence, in place of the one that is there.
    func show(_ text: String) {
      stopTimer()
      gtk_label_set_text(label.opaque, text.shown)
      gtk_widget_set_visible(widget, 1)
      gtk_widget_set_can_target(widget, 1)
      gtk_revealer_set_reveal_child(widget.opaque, 1)
      timer = after(milliseconds: Self.time(for: text)) { [weak self] in
        self?.timer = 0
        self?.hide()
      }
    }

    func hide() {
      stopTimer()
      gtk_widget_set_can_target(widget, 0)
      gtk_revealer_set_reveal_child(widget.opaque, 0)
    }

    private func hideIfGone() {
      if text == nil { gtk_widget_set_visible(widget, 0) }
    }

    private func stopTimer() {
      if timer != 0 { g_source_remove(timer) }
      timer = 0
    }
  }
#endif
