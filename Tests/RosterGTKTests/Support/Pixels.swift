#if GTK
  import CGTK
  import Roster

  @testable import RosterGTK

  /// What is drawn of a widget, on a ground.
  @MainActor struct Pixels {
    let shades: [Shade]
    private let ground: Shade

    /// Draws a widget as it is in its window now.
    init(_ widget: WidgetPointer, on ground: Shade) {
      self.ground = ground
      let width = gtk_widget_get_width(widget)
      let height = gtk_widget_get_height(widget)
      guard width > 0, height > 0,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
      else {
        shades = []
        return
      }
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)!
      cairo_set_source_rgb(context, ground.red, ground.green, ground.blue)
      cairo_paint(context)
      let paintable = gtk_widget_paintable_new(widget)!
      let snapshot = gtk_snapshot_new()!
      gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
      if let node = gtk_snapshot_free_to_node(snapshot) {
        gsk_render_node_draw(node, context)
        gsk_render_node_unref(node)
      }
      g_object_unref(paintable.raw)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      let stride = Int(cairo_image_surface_get_stride(surface))
      let bytes = cairo_image_surface_get_data(surface)!
      var shades: [Shade] = []
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let pixel = bytes + y * stride + 4 * x
          // Blue, green, red, in the order of the bytes of a little machine.
          shades.append(
            Shade(Double(pixel[2]) / 255, Double(pixel[1]) / 255, Double(pixel[0]) / 255))
        }
      }
      self.shades = shades
    }

    /// How well what stands out most can be seen.
    var contrast: Double { shades.map { $0.contrast(to: ground) }.max() ?? 1 }
  }
#endif
