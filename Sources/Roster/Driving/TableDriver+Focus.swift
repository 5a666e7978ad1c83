extension TableDriver {
  /// Whether the cursor may stand on a row. The header and the footer of the table are passed over,
  /// unless something can be done with them.
  public func isFocusable(_ path: RowPath) -> Bool {
    switch table.sections[path.section].role {
    case .content, .placeholder, .more: return true
    case .tableHeader, .tableFooter:
      let row = table.row(at: path)
      if row.trait(ActivateEvent.self) != nil || row.trait(ContextMenu.self) != nil { return true }
      switch row.content.accessory {
      case .toggle, .textField, .info: return true
      default: return false
      }
    }
  }

  /// The first row from a flat position on, in a direction, that the cursor may stand on.
  ///
  /// - Complexity: O(log s) for s sections: only the table's own header and footer, at its ends, are
  ///   passed over
  public func focusable(from index: Int, forward: Bool) -> RowID? {
    var index = index
    while index >= 0, index < table.rowCount {
      let path = table.path(atFlatIndex: index)
      if isFocusable(path) { return table.id(at: path) }
      index += forward ? 1 : -1
    }
    return nil
  }

  /// The first row that the cursor may stand on.
  public var firstFocusable: RowID? { focusable(from: 0, forward: true) }
  /// The last row that the cursor may stand on.
  public var lastFocusable: RowID? { focusable(from: table.rowCount - 1, forward: false) }

  /// The position of the cursor among the rows of all sections; `nil` if it is on none of them.
  public var cursorIndex: Int? {
    cursor.flatMap { table.path(of: $0) }.map { table.flatIndex(of: $0) }
  }
}
