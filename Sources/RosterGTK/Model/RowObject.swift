#if GTK
  import CGTK
  import Roster

  /// What GTK is given for a row: an object that only says who the row is.
  ///
  /// As long as GTK holds a row's object, the row keeps it, wherever it moves.
  final class RowObject {
    let id: RowID
    private weak var model: RowListModel?

    private init(_ id: RowID, _ model: RowListModel) {
      self.id = id
      self.model = model
    }

    /// A GObject's struct with room for a Swift object.
    private struct Instance {
      var parent: GObject
      var row: UnsafeMutableRawPointer?
    }

    /// Makes an object for a row of a model. The caller owns it.
    @MainActor static func make(_ id: RowID, for model: RowListModel) -> UnsafeMutableRawPointer {
      let object = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
      // The type was registered with this struct's size.
      object.assumingMemoryBound(to: Instance.self).pointee.row =
        Unmanaged.passRetained(RowObject(id, model)).toOpaque()
      return object
    }

    /// The row that an object of GTK's stands for.
    static func of(_ object: UnsafeMutableRawPointer) -> RowObject? {
      // Only asked of what `make` made.
      object.assumingMemoryBound(to: Instance.self).pointee.row.map {
        unretained(RowObject.self, $0)
      }
    }

    /// The type of the objects, registered once.
    static let type: GType = {
      var info = GTypeInfo()
      info.class_size = guint16(MemoryLayout<GObjectClass>.size)
      info.instance_size = guint16(MemoryLayout<Instance>.stride)
      info.class_init = { table, _ in
        // The class begins with its parent's table of functions.
        table!.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
          onMain(UnsafeMutableRawPointer(object!)) { RowObject.finish($0) }
        }
      }
      return g_type_register_static(
        g_object_get_type(), "RosterRow", &info, GTypeFlags(rawValue: 0))
    }()

    @MainActor fileprivate static func finish(_ object: UnsafeMutableRawPointer) {
      // The type was registered with this struct's size.
      if let row = object.assumingMemoryBound(to: Instance.self).pointee.row {
        let row = Unmanaged<RowObject>.fromOpaque(row).takeRetainedValue()
        row.model?.forget(row.id, object)
      }
      finalizeParent(object)
    }
  }

  /// Lets `GObject`, the only parent of the types here, end its part of an object.
  func finalizeParent(_ object: UnsafeMutableRawPointer) {
    // The class of `GObject` is there as long as any object is, and has this table.
    let parent = g_type_class_peek(g_object_get_type())!
      .assumingMemoryBound(to: GObjectClass.self)
    parent.pointee.finalize(object.object)
  }
#endif
