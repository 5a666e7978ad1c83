#if GTK
  import CGTK
  import Roster

  /// The actions of a row as a screen reader finds them on its row widget: a `GActionGroup` that looks them
  /// up when it is asked, so that rows that nobody asks cost nothing.
  @MainActor final class RowActions {
    private weak var slot: RowSlot?
    private weak var events: CellEvents?

    private init(_ slot: RowSlot, _ events: CellEvents) {
      self.slot = slot
      self.events = events
    }

    /// Gives a row widget the actions of the row that a slot shows.
    static func offer(on row: WidgetPointer, of slot: RowSlot, _ events: CellEvents) {
      let object = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
      // The type was registered with this struct's size.
      object.assumingMemoryBound(to: Instance.self).pointee.actions =
        Unmanaged.passRetained(RowActions(slot, events)).toOpaque()
      gtk_widget_insert_action_group(row, "row", OpaquePointer(object))
      g_object_unref(object)
    }

    /// The names of what can be done with the row now.
    private var names: [(name: String, command: RowCommand)] {
      guard let id = slot?.id, let events else { return [] }
      return events.commands(of: id)
    }

    private func command(_ name: String) -> RowCommand? {
      names.first { $0.name == name }?.command
    }

    private func perform(_ name: String) {
      if let id = slot?.id, let command = command(name) { events?.perform(command, on: id) }
    }

    // MARK: The type

    /// A GObject's struct with room for the Swift object.
    private struct Instance {
      var parent: GObject
      var actions: UnsafeMutableRawPointer?
    }

    private static func of(_ group: OpaquePointer?) -> RowActions? {
      // Only asked of objects that `offer` has made.
      group?.raw.assumingMemoryBound(to: Instance.self).pointee.actions.map {
        unretained(RowActions.self, $0)
      }
    }

    /// The type of the groups, registered once.
    private nonisolated static let type: GType = {
      var info = GTypeInfo()
      info.class_size = guint16(MemoryLayout<GObjectClass>.size)
      info.instance_size = guint16(MemoryLayout<Instance>.stride)
      info.class_init = { table, _ in
        // The class begins with its parent's table of functions.
        table!.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
          onMain(UnsafeMutableRawPointer(object!)) { RowActions.finish($0) }
        }
      }
      let type = g_type_register_static(
        g_object_get_type(), "RosterRowActions", &info, GTypeFlags(rawValue: 0))
      var interface = GInterfaceInfo()
      interface.interface_init = { table, _ in
        // GLib gives the table of the interface that is being added.
        RowActions.fill(table!.assumingMemoryBound(to: GActionGroupInterface.self))
      }
      g_type_add_interface_static(type, g_action_group_get_type(), &interface)
      return type
    }()

    fileprivate static func finish(_ object: UnsafeMutableRawPointer) {
      // The type was registered with this struct's size.
      if let actions = object.assumingMemoryBound(to: Instance.self).pointee.actions {
        Unmanaged<RowActions>.fromOpaque(actions).release()
      }
      finalizeParent(object)
    }

    fileprivate nonisolated static func fill(_ table: UnsafeMutablePointer<GActionGroupInterface>) {
      table.pointee.list_actions = { group in
        onMain(group) { RowActions.list(RowActions.of($0)?.names.map(\.name) ?? []) }
      }
      table.pointee.query_action = { group, name, isEnabled, parameter, state, hint, value in
        // None of the actions takes or keeps a value.
        parameter?.pointee = nil
        state?.pointee = nil
        hint?.pointee = nil
        value?.pointee = nil
        let name = String(cString: name!)
        let isThere = onMain(group) { RowActions.of($0)?.command(name) != nil }
        isEnabled?.pointee = isThere ? 1 : 0
        return isThere ? 1 : 0
      }
      table.pointee.activate_action = { group, name, _ in
        let name = String(cString: name!)
        onMain(group) { RowActions.of($0)?.perform(name) }
      }
      table.pointee.change_action_state = { _, _, _ in }
    }

    /// Texts as an array of C's, for the caller to free.
    private static func list(
      _ texts: [String]
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      let size = gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
      let list = g_malloc0_n(gsize(texts.count + 1), size)!
        .bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
      for (index, text) in texts.enumerated() { list[index] = g_strdup(text) }
      return list
    }
  }
#endif
