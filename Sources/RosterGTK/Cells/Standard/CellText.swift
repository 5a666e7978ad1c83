#if GTK
  import CGTK

  /// A text of a standard cell: a label that is made when there is something to show.
  @MainActor final class CellText {
    /// The most bytes of a text that are laid out: what nobody reads must not hold up the rest.
    static let limit = 20_000

    private(set) var label: WidgetPointer?
    private let cssClasses: [String]
    private let isHeading: Bool
    /// Puts a new label into the cell.
    private let place: @MainActor (WidgetPointer) -> Void
    private var text: String?
    private var lines = 1
    private var isCentered = false

    /// A text that looks as its CSS classes say, and is a heading for a screen reader if wanted.
    init(
      _ cssClasses: [String], isHeading: Bool = false,
      place: @escaping @MainActor (WidgetPointer) -> Void
    ) {
      self.cssClasses = cssClasses
      self.isHeading = isHeading
      self.place = place
    }

    /// Shows a text in a number of lines, 0 for as many as needed; `nil` for none.
    func show(_ text: String?, lines: Int = 1, isCentered: Bool = false) {
      guard let text else { return hide() }
      let label = label ?? make()
      if self.text == nil { gtk_widget_set_visible(label, 1) }
      if self.lines != lines {
        setLines(lines, of: label)
        self.text = nil
      }
      if self.isCentered != isCentered {
        self.isCentered = isCentered
        gtk_label_set_xalign(label.opaque, isCentered ? 0.5 : 0)
        gtk_label_set_justify(label.opaque, isCentered ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
      }
      guard self.text != text else { return }
      self.text = text
      gtk_label_set_text(label.opaque, prepared(text))
    }

    private func hide() {
      guard text != nil, let label else { return }
      text = nil
      gtk_label_set_text(label.opaque, "")
      gtk_widget_set_visible(label, 0)
    }

    private func make() -> WidgetPointer {
      let label = isHeading ? Self.heading() : gtk_label_new(nil)!
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
      for name in cssClasses { gtk_widget_add_css_class(label, name) }
      self.label = label
      place(label)
      return label
    }

    /// The role of a widget is fixed when it is made.
    private static func heading() -> WidgetPointer {
      var value = GValue()
      g_value_init(&value, gtk_accessible_role_get_type())
      g_value_set_enum(&value, gint(GTK_ACCESSIBLE_ROLE_HEADING.rawValue))
      defer { g_value_unset(&value) }
      // The name outlives the call, and the value is of the property's type.
      return "accessible-role".withCString { name in
        var name: UnsafePointer<CChar>? = name
        let object = g_object_new_with_properties(gtk_label_get_type(), 1, &name, &value)!
        return OpaquePointer(object).widget
      }
    }

    private func setLines(_ lines: Int, of label: WidgetPointer) {
      self.lines = lines
      let wraps = lines != 1
      gtk_label_set_single_line_mode(label.opaque, wraps ? 0 : 1)
      gtk_label_set_wrap(label.opaque, wraps ? 1 : 0)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      // A text narrower than the mark where it is cut off would be said to need more than it wants.
      gtk_label_set_width_chars(label.opaque, wraps ? 3 : -1)
      // As many as needed is a high number: a label that wraps and has no limit says that it needs more
      // width for more height (GTK 4.8), which GTK takes as an error.
      gtk_label_set_lines(
        label.opaque, lines == 1 ? -1 : lines > 0 ? gint(clamping: lines) : 100_000)
    }

    /// The text as the label shows it.
    private func prepared(_ text: String) -> String {
      let shown = text.shown(upTo: Self.limit)
      guard lines > 1, shown.utf8.contains(0xA) else { return shown }
      // The number of lines holds for each paragraph, so there must be one alone.
      return String(shown.map { $0 == "\n" ? "\u{2028}" : $0 })
    }
  }
#endif
