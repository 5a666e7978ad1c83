extension TableDriver {
  /// One menu for all that can be done with a row, for a host where it stands for the rest: the
  /// actions of the row's own menu, those behind its swipes, its info button and its insert control.
  /// To delete is not among them, since the host may have to ask first: see `deletion(of:)`.
  ///
  /// - Returns: The menu, with a title in any case and maybe without actions; `nil` if the row is not
  ///   there.
  public func fullMenu(of id: RowID) -> RowMenu? {
    guard let (row, _) = found(id) else { return nil }
    var menu = menu(of: id) ?? RowMenu([])
    menu.actions += leadingActions(of: id) + trailingActions(of: id)
    if row.content.accessory == .info, let handler = row.trait(AccessoryTapEvent.self) {
      menu.actions.append(RowAction(Words.current.info, handler))
    }
    if let handler = row.trait(InsertEvent.self) {
      menu.actions.append(RowAction(Words.current.insert, handler))
    }
    if menu.title.isEmpty { menu.title = row.content.title }
    return menu
  }
}
