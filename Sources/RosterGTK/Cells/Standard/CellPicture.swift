#if GTK
  import CGTK
  import Roster

  /// The picture of a standard cell.
  @MainActor final class CellPicture {
    private enum State { case none, shown, loading, failed }

    /// Puts a new widget into the cell.
    private let place: @MainActor (WidgetPointer) -> Void
    private var image: WidgetPointer?
    private var glyph: WidgetPointer?
    private var named: RowImage?
    private var state = State.none

    init(place: @escaping @MainActor (WidgetPointer) -> Void) { self.place = place }

    /// Shows what a row names, as soon as it is there. Until then nothing of another row is shown.
    func show(_ picture: RowImage?, _ slot: RowSlot) {
      if picture != named {
        clear()
        named = picture
      }
      guard let picture, state != .shown else { return }
      if case .symbol(let name) = picture { return show(symbol: name) }
      if let loaded = GTKImages.store.known(picture) { return show(loaded) }
      if state == .none { wait() }
      state = .loading
      let loader = GTKImages.loader
      slot.load(picture) {
        try await GTKImages.store.picture(picture, loader)
      } apply: { [weak self] in
        if self?.named == picture { self?.show($0) }
      } failed: { [weak self] _ in
        if self?.named == picture { self?.fail() }
      }
    }

    /// Takes the picture off.
    func clear() {
      guard named != nil else { return }
      named = nil
      state = .none
      if let image {
        gtk_image_clear(image.opaque)
        gtk_widget_set_visible(image, 0)
      }
      if let glyph { gtk_widget_set_visible(glyph, 0) }
    }

    private func show(symbol name: String) {
      state = .shown
      if let icon = IconNames.icon(name) {
        let image = usedImage(size: -1)
        gtk_image_set_from_icon_name(image.opaque, icon)
      } else {
        let glyph = glyph ?? makeGlyph()
        gtk_label_set_text(glyph.opaque, IconNames.glyph(name).shown)
        gtk_widget_set_visible(glyph, 1)
      }
    }

    private func show(_ picture: GTKPicture) {
      state = .shown
      let image = usedImage(size: 32)
      gtk_image_set_from_paintable(image.opaque, picture.texture)
    }

    private func wait() {
      // Room for what comes, so that the texts do not jump.
      gtk_image_clear(usedImage(size: 32).opaque)
    }

    private func fail() {
      state = .failed
      gtk_image_set_from_icon_name(usedImage(size: 32).opaque, "image-missing-symbolic")
    }

    private func usedImage(size: gint) -> WidgetPointer {
      let image = image ?? makeImage()
      if gtk_image_get_pixel_size(image.opaque) != size {
        gtk_image_set_pixel_size(image.opaque, size)
        gtk_widget_set_size_request(image, size, size)
      }
      gtk_widget_set_visible(image, 1)
      return image
    }

    private func makeImage() -> WidgetPointer {
      let image = gtk_image_new()!
      gtk_widget_add_css_class(image, "roster-picture")
      gtk_widget_set_valign(image, GTK_ALIGN_CENTER)
      self.image = image
      place(image)
      return image
    }

    private func makeGlyph() -> WidgetPointer {
      let label = gtk_label_new(nil)!
      gtk_widget_add_css_class(label, "roster-glyph")
      gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
      glyph = label
      place(label)
      return label
    }
  }
#endif
