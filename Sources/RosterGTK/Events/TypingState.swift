#if GTK
  import CGTK

  /// A text that a person is typing, to go on elsewhere: GTK may give the row another widget.
  @MainActor struct TypingState {
    private let text: String
    private let selection: Range<gint>
    private let cursor: gint

    /// What is being typed in a widget; `nil` if it is none to type in.
    init?(_ widget: WidgetPointer) {
      guard widget.isEditable else { return nil }
      text = String(cString: gtk_editable_get_text(widget.opaque))
      var (start, end): (gint, gint) = (0, 0)
      gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
      selection = start..<max(start, end)
      cursor = gtk_editable_get_position(widget.opaque)
    }

    /// Goes on in another widget.
    func restore(to widget: WidgetPointer) {
      guard widget.isEditable else { return }
      gtk_editable_set_text(widget.opaque, text)
      if selection.isEmpty {
        gtk_editable_set_position(widget.opaque, cursor)
      } else {
        gtk_editable_select_region(widget.opaque, selection.lowerBound, selection.upperBound)
      }
    }
  }
#endif
