#if GTK
  import CGTK
  import Roster

  /// How a standard cell looks apart from what it shows.
  struct RowLook: Hashable {
    private var line = LineRole.row
    private var role = RowRole.plain
    private var isEnabled = true
    private var level = 0

    /// The look of a cell that nothing was done to yet.
    init() {}

    @MainActor init(_ row: AnyRow, _ content: RowContent, _ slot: RowSlot) {
      line = slot.lineRole
      role = content.role
      isEnabled = content.isEnabled
      // A deep level must leave room for the text.
      level = min(max(row.trait(IndentationTrait.self) ?? 0, 0), 10)
    }

    /// Whether all parts stand one below the other in the middle.
    var isCentered: Bool { role == .placeholder }

    /// The lines of the title. What stands below a section is a text of sentences, and no row.
    func titleLines(_ content: RowContent) -> Int {
      let mayWrap = line == .footer || isCentered
      return mayWrap && content.titleLines == 1 ? 0 : content.titleLines
    }

    /// Changes a cell from one look to this one.
    @MainActor func apply(to widget: WidgetPointer, from old: RowLook) {
      if cssClass != old.cssClass {
        if let name = old.cssClass { gtk_widget_remove_css_class(widget, name) }
        if let name = cssClass { gtk_widget_add_css_class(widget, name) }
      }
      if line != old.line {
        if let name = old.lineClass { gtk_widget_remove_css_class(widget, name) }
        if let name = lineClass { gtk_widget_add_css_class(widget, name) }
      }
      if isCentered != old.isCentered {
        gtk_orientable_set_orientation(
          widget.opaque, isCentered ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        // Where it has more room than it needs it stands in the middle.
        gtk_widget_set_valign(widget, isCentered ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
      }
      if isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0) }
      if level != old.level { gtk_widget_set_margin_start(widget, gint(level * 24)) }
    }

    private var cssClass: String? {
      switch role {
      case .plain: nil
      case .prominent: "roster-prominent"
      case .destructive: "roster-destructive"
      case .placeholder: "roster-placeholder"
      }
    }

    private var lineClass: String? {
      switch line {
      case .row: nil
      case .header: "roster-header"
      case .footer: "roster-footer"
      }
    }
  }
#endif
