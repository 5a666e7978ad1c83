#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A window with a list in it, and what can be seen of it.
  @MainActor final class ListWindow {
    let window: WidgetPointer
    let host: GTKHost
    private var frames = 0

    convenience init(_ driver: TableDriver, width: Int = 420, height: Int = 560) {
      self.init(gtk_window_new(), GTKHost(driver), width: width, height: height)
    }

    init(_ window: WidgetPointer, _ host: GTKHost, width: Int = 420, height: Int = 560) {
      self.window = window
      self.host = host
      gtk_window_set_default_size(cast(window), gint(width), gint(height))
      gtk_window_set_child(cast(window), host.widget)
      gtk_window_present(cast(window))
      settle("the first layout") { gtk_widget_get_height(host.listView) > 1 }
      waitForFrames()
    }

    /// A list in a window that is there already.
    init(_ host: GTKHost, in window: WidgetPointer) {
      self.host = host
      self.window = window
    }

    /// Waits until what was asked for so far is laid out and drawn.
    func waitForFrames(_ count: Int = 2, in other: WidgetPointer? = nil) {
      let window = other ?? window
      var last = gint64(-1)
      var seen = 0
      gtk_widget_queue_draw(window)
      settle("a frame") {
        guard let clock = gtk_widget_get_frame_clock(window) else { return false }
        let now = gdk_frame_clock_get_frame_counter(clock)
        if now != last {
          last = now
          seen += 1
          gtk_widget_queue_draw(window)
        }
        return seen > count
      }
    }

    /// The scroll position.
    var offset: Double {
      get { gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(OpaquePointer(host.listView))) }
      set {
        gtk_adjustment_set_value(
          gtk_scrollable_get_vadjustment(OpaquePointer(host.listView)), newValue)
        waitForFrames()
      }
    }

    /// How high everything is.
    var upper: Double {
      gtk_adjustment_get_upper(gtk_scrollable_get_vadjustment(OpaquePointer(host.listView)))
    }

    /// Scrolls to where a row is at a distance from the top of the view.
    func scroll(to id: RowID, top: Double = 0) {
      host.place.scroll(to: id, .top)
      waitForFrames()
      for _ in 0..<5 {
        guard let now = self.top(id), abs(now - top) >= 0.5 else { return }
        offset += now - top
      }
    }

    /// How high the second line in view is, with what the style puts round it.
    var rowHeight: Double {
      let rows = host.place.rowsInView
      return rows[2].offset - rows[1].offset
    }

    /// Does something while the window is hidden.
    func whileHidden(_ body: () -> Void) {
      gtk_widget_set_visible(window, 0)
      body()
      gtk_widget_set_visible(window, 1)
    }

    /// Runs something under a style sheet that counts for more than all others, and takes it off again.
    func styled(_ css: String, _ body: () -> Void) {
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, css, -1)
      let display = gtk_widget_get_display(window)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 900)
      waitForFrames()
      body()
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(UnsafeMutableRawPointer(provider))
      waitForFrames()
    }

    /// Closes the window, and with it the list.
    func close() { gtk_window_destroy(cast(window)) }
  }

  /// A widget as an object of another class of C's.
  func cast<Object>(_ widget: WidgetPointer) -> UnsafeMutablePointer<Object> {
    // Every instance begins with its parent's struct.
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Object.self)
  }
#endif
