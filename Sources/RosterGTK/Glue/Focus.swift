#if GTK
  import CGTK

  /// Takes the focus out of a widget that is going. GTK would look for another place for it in the next frame
  /// and keep what had it until then: for good, if the window goes before (GTK 4.8). A popover that is kept
  /// so makes a later window ask for a surface that is no more.
  @MainActor func giveUpFocus(in widget: WidgetPointer) {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      focus.isInside(widget)
    else { return }
    gtk_root_set_focus(root, nil)
  }

  /// Closes all popovers that a widget is in.
  @MainActor func closePopovers(round widget: WidgetPointer) {
    var inner: WidgetPointer? = widget
    while let popover = inner.flatMap({ gtk_widget_get_ancestor($0, gtk_popover_get_type()) }) {
      gtk_popover_popdown(popover.cast())
      inner = gtk_widget_get_parent(popover)
    }
  }
#endif
