#if GTK
  import CGTK

  /// A Swift object that is the content of a GObject.
  protocol ObjectContent: AnyObject {
    /// The GObject is coming to its end, and lets go of its content.
    @MainActor func objectEnds(_ object: UnsafeMutableRawPointer)
  }

  extension ObjectContent {
    /// Nothing.
    @MainActor func objectEnds(_ object: UnsafeMutableRawPointer) {}
  }

  /// GObjects that are made of a Swift object and nothing else.
  enum SwiftObject {
    /// A GObject's struct with room for the Swift object.
    private struct Instance {
      var parent: GObject
      var content: UnsafeMutableRawPointer?
    }

    /// Registers a type of such objects. The name is registered once in a process.
    static func register(_ name: String) -> GType {
      var info = GTypeInfo()
      info.class_size = guint16(MemoryLayout<GObjectClass>.size)
      info.instance_size = guint16(MemoryLayout<Instance>.stride)
      info.class_init = { table, _ in
        // The class begins with its parent's table of functions.
        table!.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
          onMain(UnsafeMutableRawPointer(object!)) { SwiftObject.finish($0) }
        }
      }
      return g_type_register_static(g_object_get_type(), name, &info, GTypeFlags(rawValue: 0))
    }

    /// Makes an object of a registered type, for the caller to own.
    @MainActor static func make(_ type: GType) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
    }

    /// Gives an object its content, which it keeps.
    @MainActor static func fill(
      _ object: UnsafeMutableRawPointer, with content: some ObjectContent
    ) {
      // The type was registered with this struct's size.
      object.assumingMemoryBound(to: Instance.self).pointee.content =
        Unmanaged<AnyObject>.passRetained(content).toOpaque()
    }

    /// The content of an object that was filled with one of this class.
    static func content<Content: ObjectContent>(
      _: Content.Type, of object: UnsafeMutableRawPointer
    ) -> Content? {
      // Only asked of objects that `make` has made.
      object.assumingMemoryBound(to: Instance.self).pointee.content.map {
        unretained(Content.self, $0)
      }
    }

    @MainActor private static func finish(_ object: UnsafeMutableRawPointer) {
      // The type was registered with this struct's size.
      if let content = object.assumingMemoryBound(to: Instance.self).pointee.content {
        let content = Unmanaged<AnyObject>.fromOpaque(content).takeRetainedValue()
        (content as? any ObjectContent)?.objectEnds(object)
      }
      // The class of `GObject`, the only parent, is there as long as any object is.
      let parent = g_type_class_peek(g_object_get_type())!
        .assumingMemoryBound(to: GObjectClass.self)
      parent.pointee.finalize(object.object)
    }
  }
#endif
