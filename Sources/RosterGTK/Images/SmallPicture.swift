#if GTK
  import CGTK
  import Roster

  /// Pictures as small as an icon, for menus.
  @MainActor enum SmallPicture {
    private static let size: gint = 16

    /// A widget that shows a picture, as soon as it is there. Its room is there before. Loading ends with
    /// the widget.
    static func widget(_ image: RowImage) -> WidgetPointer {
      if case .symbol(let name) = image, IconNames.icon(name) == nil {
        return glyph(IconNames.glyph(name))
      }
      let widget = gtk_image_new()!
      gtk_image_set_pixel_size(widget.opaque, size)
      if case .symbol(let name) = image {
        gtk_image_set_from_icon_name(widget.opaque, IconNames.icon(name))
      } else {
        load(image, into: widget)
      }
      return widget
    }

    private static func glyph(_ text: String) -> WidgetPointer {
      let label = gtk_label_new(nil)!
      gtk_label_set_text(label.opaque, text.shown)
      gtk_widget_set_size_request(label, size, -1)
      return label
    }

    private static func load(_ image: RowImage, into widget: WidgetPointer) {
      if let known = GTKImages.store.known(image) {
        gtk_image_set_from_paintable(widget.opaque, known.texture)
      }
      let loader = GTKImages.loader
      let task = Task {
        let picture = try? await GTKImages.store.picture(image, loader)
        // The widget may be gone.
        if Task.isCancelled { return }
        if let picture {
          gtk_image_set_from_paintable(widget.opaque, picture.texture)
        } else {
          gtk_image_set_from_icon_name(widget.opaque, "image-missing-symbolic")
        }
      }
      connect(widget.raw, "destroy") { task.cancel() }
    }
  }
#endif
