#if GTK
  import CGTK
  import Roster

  extension RowListModel {
    /// The type of the model's objects, registered once.
    nonisolated static let type: GType = {
      var info = GTypeInfo()
      info.class_size = guint16(MemoryLayout<GObjectClass>.size)
      info.instance_size = guint16(MemoryLayout<Instance>.stride)
      info.class_init = { table, _ in
        // The class begins with its parent's table of functions.
        table!.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
          onMain(UnsafeMutableRawPointer(object!)) { RowListModel.finish($0) }
        }
      }
      let type = g_type_register_static(
        g_object_get_type(), "RosterListModel", &info, GTypeFlags(rawValue: 0))
      addListInterface(to: type)
      addSelectionInterface(to: type)
      return type
    }()

    fileprivate static func finish(_ object: UnsafeMutableRawPointer) {
      // The type was registered with this struct's size.
      if let model = object.assumingMemoryBound(to: Instance.self).pointee.model {
        Unmanaged<RowListModel>.fromOpaque(model).release()
      }
      finalizeParent(object)
    }

    private nonisolated static func addListInterface(to type: GType) {
      var interface = GInterfaceInfo()
      interface.interface_init = { table, _ in
        // GLib gives the table of the interface that is being added.
        let table = table!.assumingMemoryBound(to: GListModelInterface.self)
        table.pointee.get_item_type = { _ in RowObject.type }
        table.pointee.get_n_items = { list in onMain(list!) { guint(RowListModel.of($0).count) } }
        table.pointee.get_item = { list, position in
          onMain(list!) { RowListModel.of($0).item(at: Int(position)) }
        }
      }
      g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    }
  }
#endif
