#if GTK
  import CGTK
  import Roster

  /// The actions of a row as a screen reader finds them on its row widget: a `GActionGroup` that looks them
  /// up when it is asked, so that rows that nobody asks cost nothing.
  @MainActor final class RowActions: ObjectContent {
    private weak var slot: RowSlot?
    private weak var events: CellEvents?

    private init(_ slot: RowSlot, _ events: CellEvents) {
      self.slot = slot
      self.events = events
    }

    /// Gives a row widget the actions of the row that a slot shows.
    static func offer(on row: WidgetPointer, of slot: RowSlot, _ events: CellEvents) {
      let object = SwiftObject.make(type)
      SwiftObject.fill(object, with: RowActions(slot, events))
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

    private static func of(_ group: OpaquePointer?) -> RowActions? {
      group.flatMap { SwiftObject.content(RowActions.self, of: $0.raw) }
    }

    /// The type of the groups, registered once.
    private nonisolated static let type: GType = {
      let type = SwiftObject.register("RosterRowActions")
      var interface = GInterfaceInfo()
      interface.interface_init = { table, _ in
        // GLib gives the table of the interface that is being added.
        RowActions.fill(table!.assumingMemoryBound(to: GActionGroupInterface.self))
      }
      g_type_add_interface_static(type, g_action_group_get_type(), &interface)
      return type
    }()

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
