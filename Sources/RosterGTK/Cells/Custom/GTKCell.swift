#if GTK
  import CGTK

  /// A cell of an app: a widget, made once and filled for many rows.
  ///
  ///     final class NewsCell: GTKCell {
  ///       let widget: WidgetPointer
  ///       let headline = gtk_label_new(nil)!
  ///
  ///       init() {
  ///         widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
  ///         gtk_box_append(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self), headline)
  ///       }
  ///     }
  ///
  /// Behavior:
  /// - The list keeps the cell, and with it the widget, as long as it may be used again. A handler that
  ///   the widget keeps must hold the cell weakly.
  /// - A row widget gives its cell no room of its own: what should stand off the edge has a margin.
  @MainActor public protocol GTKCell: AnyObject {
    /// Makes an empty cell.
    init()
    /// The widget, new and in no parent. It never changes.
    var widget: WidgetPointer { get }
    /// Takes off what the last row has put there, when the cell waits to be used again. By default
    /// nothing: what `update` sets each time need not be cleared.
    func clear()
  }

  extension GTKCell {
    /// Nothing.
    public func clear() {}
  }
#endif
