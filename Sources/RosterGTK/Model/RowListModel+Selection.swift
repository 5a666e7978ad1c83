#if GTK
  import CGTK
  import Roster

  extension RowListModel {
    /// Makes the model say what is selected, and bring what a person selects to the driver.
    ///
    /// A plain click and a plain arrow key move the cursor and leave the selection alone: they ask for
    /// one row in place of all others, and are refused.
    nonisolated static func addSelectionInterface(to type: GType) {
      var interface = GInterfaceInfo()
      interface.interface_init = { table, _ in
        // GLib gives the table of the interface that is being added.
        let table = table!.assumingMemoryBound(to: GtkSelectionModelInterface.self)
        table.pointee.is_selected = { list, position in
          onMain(list!) { RowListModel.of($0).isSelected(Int(position)) ? 1 : 0 }
        }
        table.pointee.get_selection_in_range = { list, position, count in
          onMain(list!) {
            RowListModel.of($0).selection(in: Int(position)..<Int(position) + Int(count))
          }
        }
        table.pointee.select_item = { list, position, isAlone in
          onMain(list!) { isAlone == 0 && RowListModel.of($0).select(Int(position)) ? 1 : 0 }
        }
        table.pointee.unselect_item = { list, position in
          onMain(list!) { RowListModel.of($0).deselect(Int(position)) ? 1 : 0 }
        }
        table.pointee.select_range = { list, position, count, _ in
          onMain(list!) {
            RowListModel.of($0).extend(Int(position)..<Int(position) + Int(count)) ? 1 : 0
          }
        }
        table.pointee.select_all = { list in
          onMain(list!) { RowListModel.of($0).change { $0.selectAll() } ? 1 : 0 }
        }
        table.pointee.unselect_all = { list in
          onMain(list!) { RowListModel.of($0).change { $0.deselectAll() } ? 1 : 0 }
        }
      }
      g_type_add_interface_static(type, gtk_selection_model_get_type(), &interface)
    }

    /// Asked for each row that is alive whenever its position changes, so an identity is not looked up.
    private func isSelected(_ position: Int) -> Bool {
      guard let driver = host?.driver, !driver.selection.isEmpty, let place = place(at: position),
        case .row(let path) = place.line
      else { return false }
      let section = place.table.sections[path.section]
      return driver.selection.contains(place.table.id(at: path), in: section.id)
    }

    /// The selected positions among some.
    ///
    /// - Complexity: O(s + k) for s sections and k rows that are selected one by one, or left out
    private func selection(in range: Range<Int>) -> OpaquePointer? {
      let set = gtk_bitset_new_empty()
      guard let driver = host?.driver, let table else { return set }
      let selection = driver.selection
      for (index, section) in table.sections.enumerated() {
        guard let exceptions = selection.sections[section.id], section.count > 0 else { continue }
        let start = table.lineIndex(of: .row(RowPath(section: index, row: 0)))
        if start >= count { break }
        gtk_bitset_add_range(set, guint(start), guint(min(section.count, count - start)))
        for id in exceptions {
          if let position = position(of: id) { gtk_bitset_remove(set, guint(position)) }
        }
      }
      for id in selection.rows {
        if let position = position(of: id) { gtk_bitset_add(set, guint(position)) }
      }
      let asked = gtk_bitset_new_range(guint(range.lowerBound), guint(range.count))
      gtk_bitset_intersect(set, asked)
      gtk_bitset_unref(asked)
      return set
    }

    private func select(_ position: Int) -> Bool {
      guard let id = id(at: position) else { return false }
      return change { $0.select(id) }
    }

    private func deselect(_ position: Int) -> Bool {
      guard let id = id(at: position) else { return false }
      return change { $0.deselect(id) }
    }

    /// All rows of a range, in place of those selected so far. What a person does with keys and clicks
    /// never comes here.
    private func extend(_ range: Range<Int>) -> Bool {
      guard let first = id(at: range.lowerBound), let last = id(at: range.upperBound - 1) else {
        return false
      }
      return change { $0.extendSelection(from: first, to: last) }
    }

    private func change(_ body: (TableDriver) -> Void) -> Bool {
      guard let driver = host?.driver, driver.selectionMode != .none else { return false }
      body(driver)
      return true
    }

    /// Tells GTK that rows may be selected or not by now, if any other than those it knows of are.
    func tellSelection() {
      guard let selection = host?.driver?.selection, selection != toldSelection else { return }
      toldSelection = selection
      if count > 0 { gtk_selection_model_selection_changed(object, 0, guint(count)) }
    }
  }
#endif
