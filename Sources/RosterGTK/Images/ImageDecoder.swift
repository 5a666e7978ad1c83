#if GTK
  import CGTK

  /// Decodes one picture, as large as rows show it.
  ///
  /// A few bytes can unpack to gigabytes. The size is known from the head of a picture, before any of it
  /// is unpacked, and what is too large is given up there.
  final class ImageDecoder {
    private var isTooLarge = false

    /// Decodes a picture.
    func decode(_ bytes: [UInt8]) throws -> GTKPicture {
      let loader = gdk_pixbuf_loader_new()!
      let raw = UnsafeMutableRawPointer(loader)
      defer { g_object_unref(raw) }
      let callback:
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) ->
          Void = { loader, width, height, data in
            unretained(ImageDecoder.self, data).prepare(loader, Int(width), Int(height))
          }
      // The C types agree: the loader, the size and the data, which outlives the loader.
      g_signal_connect_data(
        raw, "size-prepared", unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
      let isWritten = write(bytes, to: loader)
      // Always closed, as a loader demands; what it says counts only if all was taken.
      let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
      if isTooLarge { throw ImageProblem.tooLarge }
      guard isWritten, isClosed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
        let texture = gdk_texture_new_for_pixbuf(pixels)
      else { throw ImageProblem.notAPicture }
      return GTKPicture(owning: texture)
    }

    /// Hands the bytes over in parts, so that a picture that is too large ends with its head.
    private func write(_ bytes: [UInt8], to loader: UnsafeMutablePointer<GdkPixbufLoader>) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        while start < bytes.count {
          if isTooLarge || Task.isCancelled { return false }
          let count = min(bytes.count - start, 64 << 10)
          guard
            gdk_pixbuf_loader_write(loader, bytes.baseAddress! + start, gsize(count), nil) != 0
          else { return false }
          start += count
        }
        return true
      }
    }

    /// The size is known, and nothing is unpacked yet.
    private func prepare(
      _ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int
    ) {
      let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflows, pixels <= ImageLimits.pixels else {
        isTooLarge = true
        // A picture of no size is given up by the loader.
        return gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
      let largest = max(width, height)
      guard largest > ImageLimits.side else { return }
      let scale = Double(ImageLimits.side) / Double(largest)
      gdk_pixbuf_loader_set_size(
        loader, gint(max(1, (Double(width) * scale).rounded())),
        gint(max(1, (Double(height) * scale).rounded())))
    }
  }
#endif
