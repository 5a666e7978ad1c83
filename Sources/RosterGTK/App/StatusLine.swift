#if GTK
  import CGTK
  import Roster

  /// The line under the list: what goes on at its start, and where the cursor is at its end.
  @MainActor final class StatusLine {
    let widget: WidgetPointer
    private let note = gtk_label_new(nil)!
    private let position = gtk_label_new(nil)!

    init() {
      widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
      gtk_widget_add_css_class(widget, "roster-status")
      gtk_label_set_ellipsize(note.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_xalign(note.opaque, 0)
      gtk_widget_set_hexpand(note, 1)
      for label in [note, position] {
        gtk_box_append(widget.cast(), label)
      }
      gtk_widget_add_css_class(position, "numeric")
    }

    func show(_ page: AppPage) {
      let parts = page.screen.statusParts.filter { !Self.isBeside($0, page) }
      let text = parts.map(\.words).joined(separator: " · ").shown
      gtk_label_set_text(note.opaque, text)
      gtk_widget_set_tooltip_text(note, text.isEmpty ? nil : text)
      let place = ListPosition(page.screen.driver)
      gtk_label_set_text(position.opaque, place.count == 0 ? "" : place.words.shown)
    }

    /// Whether a part is shown elsewhere in the window: progress, and a failure that can be tried again.
    private static func isBeside(_ part: StatusPart, _ page: AppPage) -> Bool {
      switch part {
      case .progress: true
      case .failed: page.failure.isShown
      default: false
      }
    }
  }
#endif
