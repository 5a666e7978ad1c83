#if GTK
  import Roster

  @testable import RosterGTK

  extension ListWindow {
    /// The popover, if the host knows of one that is open.
    var popoverIfOpen: WidgetPointer? { host.popover.id == nil ? nil : popover }

    /// The popover that is open, or not yet taken off.
    var popover: WidgetPointer? {
      var child = gtk_widget_get_first_child(host.widget)
      while let widget = child {
        if String(cString: gtk_widget_get_css_name(widget)) == "popover" { return widget }
        child = gtk_widget_get_next_sibling(widget)
      }
      return nil
    }
  }
#endif
