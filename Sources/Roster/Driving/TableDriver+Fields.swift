extension TableDriver {
  /// Whether a row has a text field that can be typed in.
  public func hasField(_ id: RowID) -> Bool {
    guard let path = table.path(of: id) else { return false }
    return table.row(at: path).content.takesText ?? false
  }

  /// The row that Tab leads to from the field of a row: the next one with a field, or the one before. Rows
  /// whose field cannot be typed in are passed over; at a row without one the form ends.
  ///
  /// - Complexity: O(*n* log s) for *n* rows that are passed over and s sections
  public func field(from id: RowID, forward: Bool) -> RowID? {
    guard let path = table.path(of: id) else { return nil }
    let step = forward ? 1 : -1
    var index = table.flatIndex(of: path) + step
    while index >= 0, index < table.rowCount {
      let path = table.path(atFlatIndex: index)
      guard let takesText = table.row(at: path).content.takesText else { return nil }
      if takesText { return table.id(at: path) }
      index += step
    }
    return nil
  }
}

extension RowContent {
  /// Whether the text field can be typed in; `nil` if there is none.
  fileprivate var takesText: Bool? {
    if case .textField = accessory { isEnabled } else { nil }
  }
}
