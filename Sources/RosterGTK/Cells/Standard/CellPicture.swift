#if GTK
  import CGTK
  import Roster

  /// The picture of a standard cell.
  @MainActor final class CellPicture {
    private enum State { case none, shown, loading, failed }

    /// One of the times that a picture was looked for; those after the first look for a change.
    private struct Look: Hashable, Sendable {
      let image: RowImage
      let number: Int
    }

    /// Puts a new widget into the cell.
    private let place: @MainActor (WidgetPointer) -> Void
    private var image: WidgetPointer?
    private var glyph: WidgetPointer?
    private var named: RowImage?
    private var state = State.none
    private var looks = 0
    private var shown: GTKPicture?

    init(place: @escaping @MainActor (WidgetPointer) -> Void) { self.place = place }

    /// Shows what a row names, as soon as it is there. Until then nothing of another row is shown.
    func show(_ picture: RowImage?, _ slot: RowSlot) {
      if picture != named {
        clear()
        named = picture
      }
      guard let picture else { return }
      if case .symbol(let name) = picture {
        if state != .shown { show(symbol: name) }
        return
      }
      if state != .shown, let loaded = GTKImages.store.known(picture) { show(loaded) }
      guard state == .shown else {
        if state == .none { wait() }
        state = .loading
        return load(Look(image: picture, number: 0), slot)
      }
      guard picture.isInFile else { return }
      // The file may be another one by now.
      looks += 1
      load(Look(image: picture, number: looks), slot)
    }

    private func load(_ look: Look, _ slot: RowSlot) {
      let loader = GTKImages.loader
      slot.load(look) {
        try await GTKImages.store.picture(look.image, loader)
      } apply: { [weak self] in
        if self?.named == look.image { self?.show($0) }
      } failed: { [weak self] _ in
        if self?.named == look.image { self?.fail() }
      }
    }

    /// Takes the picture off.
    func clear() {
      guard named != nil else { return }
      named = nil
      shown = nil
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
      if picture === shown { return }
      shown = picture
      let image = usedImage(size: 32)
      gtk_image_set_from_paintable(image.opaque, picture.texture)
    }

    private func wait() {
      // Room for what comes, so that the texts do not jump.
      gtk_image_clear(usedImage(size: 32).opaque)
    }

    private func fail() {
      state = .failed
      shown = nil
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
