#if GTK
  import CGTK
  import Roster

  /// What stands under a list whose fresh data could not be loaded: why, and a button to try again.
  ///
  /// Where the row that stands in for all others has such a button the bar is not shown.
  @MainActor final class FailureBar {
    /// A box that screen readers take for an alert.
    let widget: WidgetPointer
    private let label = gtk_label_new(nil)!
    private let retry = gtk_button_new()!
    private weak var host: GTKHost?

    init(_ host: GTKHost) {
      self.host = host
      widget = Self.alert()
      gtk_widget_add_css_class(widget, "roster-failure")
      gtk_widget_set_hexpand(label, 1)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_lines(label.opaque, 3)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_set_valign(retry, GTK_ALIGN_CENTER)
      gtk_box_append(widget.cast(), label)
      gtk_box_append(widget.cast(), retry)
      connect(retry.raw, "clicked") { [weak host] in host?.refresh() }
      gtk_widget_set_visible(widget, 0)
    }

    /// Whether it can be seen.
    var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

    /// Shows how things are now.
    func show() {
      let driver = host?.driver
      guard let reason = driver?.failureToRetry, driver?.placeholderRetries != true else {
        return hide()
      }
      let text = reason.shown
      if String(cString: gtk_label_get_text(label.opaque)) != text {
        gtk_label_set_text(label.opaque, text)
        gtk_widget_set_tooltip_text(label, text)
        name(widget, text)
      }
      gtk_button_set_label(retry.cast(), Words.current.retry.shown)
      gtk_widget_set_visible(widget, 1)
    }

    private func hide() {
      guard isShown else { return }
      let hadFocus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }?.isInside(
        widget)
      gtk_widget_set_visible(widget, 0)
      if hadFocus == true { host?.focusList() }
    }

    private static func alert() -> WidgetPointer {
      var role = GValue()
      g_value_init(&role, gtk_accessible_role_get_type())
      g_value_set_enum(&role, gint(GTK_ACCESSIBLE_ROLE_ALERT.rawValue))
      defer { g_value_unset(&role) }
      let box = makeWidget(gtk_box_get_type(), "accessible-role", &role)
      gtk_box_set_spacing(box.cast(), 12)
      return box
    }
  }
#endif
