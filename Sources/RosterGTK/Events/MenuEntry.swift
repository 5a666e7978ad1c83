#if GTK
  import CGTK
  import Roster

  /// What can be chosen from the menu of a row.
  @MainActor struct MenuEntry {
    let title: String
    var image: RowImage?
    var isDestructive = false
    var isEnabled = true
    let perform: @MainActor (GTKHost, RowID) -> Void

    /// Something that the host does.
    init(
      _ title: String, isDestructive: Bool = false,
      _ perform: @escaping @MainActor (GTKHost, RowID) -> Void
    ) {
      self.title = title
      self.isDestructive = isDestructive
      self.perform = perform
    }

    /// An action of the row.
    init(_ action: RowAction) {
      title = action.title
      image = action.image
      isDestructive = action.isDestructive
      isEnabled = action.isEnabled
      perform = { host, id in host.driver?.perform(action, on: id) }
    }

    /// A button that looks as an item of a menu does in every theme. Its title is shown as it is: nothing
    /// in it is markup or marks a key.
    func button(_ clicked: @escaping @MainActor () -> Void) -> WidgetPointer {
      let button = Self.menuButton()
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
      if let image { gtk_box_append(box.cast(), SmallPicture.widget(image)) }
      let label = Self.label(title)
      gtk_box_append(box.cast(), label)
      gtk_button_set_child(button.cast(), box)
      gtk_widget_add_css_class(button, "flat")
      if isDestructive { gtk_widget_add_css_class(button, "destructive") }
      gtk_widget_set_sensitive(button, isEnabled ? 1 : 0)
      connect(button.raw, "clicked", clicked)
      return button
    }

    /// A text above the items.
    static func heading(_ text: String, isTitle: Bool) -> WidgetPointer {
      let label = label(text)
      gtk_widget_add_css_class(label, isTitle ? "heading" : "dim-label")
      // In line with the items.
      gtk_widget_set_margin_start(label, 12)
      gtk_widget_set_margin_end(label, 12)
      return label
    }

    private static func label(_ text: String) -> WidgetPointer {
      let label = gtk_label_new(nil)!
      gtk_label_set_text(label.opaque, text.shown)
      gtk_label_set_xalign(label.opaque, 0)
      limit(label)
      return label
    }

    /// Keeps a label from being wider than a menu may be.
    static func limit(_ label: WidgetPointer) {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_label_set_max_width_chars(label.opaque, 40)
    }

    /// A button with the style of GTK's own menu items, which are no public class.
    private static func menuButton() -> WidgetPointer {
      var style = GValue()
      g_value_init(&style, GType.string)
      g_value_set_string(&style, "modelbutton")
      defer { g_value_unset(&style) }
      return makeWidget(gtk_button_get_type(), "css-name", &style)
    }
  }
#endif
