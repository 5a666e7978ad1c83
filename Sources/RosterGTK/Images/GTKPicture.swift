#if GTK
  import CGTK

  /// A decoded picture, as GTK draws it.
  public final class GTKPicture: @unchecked Sendable {
    // Unchecked holds since a texture never changes and its references are counted atomically.

    /// The `GdkTexture`. The picture owns a reference to it.
    public let texture: OpaquePointer

    /// A picture of a texture, whose reference it takes over.
    public init(owning texture: OpaquePointer) { self.texture = texture }

    deinit { g_object_unref(texture.raw) }

    /// The width in pixels.
    public var width: Int { Int(gdk_texture_get_width(texture)) }
    /// The height in pixels.
    public var height: Int { Int(gdk_texture_get_height(texture)) }
    /// The memory that the picture takes, in bytes.
    var cost: Int { width * height * 4 }
  }
#endif
