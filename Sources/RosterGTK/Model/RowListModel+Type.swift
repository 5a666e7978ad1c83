#if GTK
  import CGTK
  import Roster

  extension RowListModel {
    /// The type of the model's objects, registered once.
    nonisolated static let type: GType = {
      let type = SwiftObject.register("RosterListModel")
      addListInterface(to: type)
      addSelectionInterface(to: type)
      return type
    }()

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
