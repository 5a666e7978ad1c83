#if GTK
  import Roster

  @testable import RosterGTK

  /// What is in a widget, and what of it can be seen.
  @MainActor struct Widgets {
    let root: WidgetPointer

    init(_ root: WidgetPointer) { self.root = root }

    private static func children(of widget: WidgetPointer) -> [WidgetPointer] {
      var all: [WidgetPointer] = []
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        all.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
      return all
    }

    /// The widget and all within it, in order; those that are hidden only if asked for.
    func all(hidden: Bool = false) -> [WidgetPointer] {
      func walk(_ widget: WidgetPointer) -> [WidgetPointer] {
        guard hidden || gtk_widget_get_visible(widget) != 0 else { return [] }
        return [widget] + Self.children(of: widget).flatMap(walk)
      }
      return walk(root)
    }

    static func type(of widget: WidgetPointer) -> String {
      // Every instance begins with a pointer to its class.
      String(
        cString: g_type_name_from_instance(
          UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)))
    }

    /// The widgets of a class.
    func every(_ type: String, hidden: Bool = false) -> [WidgetPointer] {
      all(hidden: hidden).filter { Self.type(of: $0) == type }
    }

    /// The first widget of a class that can be seen.
    func first(_ type: String) -> WidgetPointer? { every(type).first }

    /// The texts of all labels that can be seen.
    var texts: [String] {
      every("GtkLabel").map { String(cString: gtk_label_get_text($0.opaque)) }.filter {
        !$0.isEmpty
      }
    }

    /// The names of all icons that can be seen.
    var icons: [String] {
      every("GtkImage").compactMap { gtk_image_get_icon_name($0.opaque) }.map {
        String(cString: $0)
      }
    }
  }

  /// What a widget does of itself when a person presses it, without waiting for the press to be seen.
  @MainActor func emit(_ signal: String, on widget: WidgetPointer) {
    let type = g_type_from_name(Widgets.type(of: widget))
    var instance = GValue()
    g_value_init(&instance, type)
    g_value_set_object(&instance, widget)
    g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, nil)
    g_value_unset(&instance)
  }

  extension ListWindow {
    /// The cell of a row that is made of a content.
    func cell(_ id: Int) -> LiveCell? { host.cells.cell(of: RowID(ContentRow.self, id)) }

    /// What is in the row of a content.
    func row(_ id: Int) -> Widgets { Widgets(cell(id)!.frame.widget) }

    /// The standard cell of a row.
    func standard(_ id: Int) -> StandardCell? { cell(id)?.cell?.cell as? StandardCell }
  }
#endif
