extension TableDriver {
  /// A person opened a row: its `onActivate` is told, or that of the row that its `willActivate` puts in
  /// its place.
  ///
  /// - Returns: Whether a row was opened.
  @discardableResult public func open(_ id: RowID) -> Bool {
    guard let id = rowToActivate(for: id), let (row, context) = found(id), row.content.isEnabled,
      let handler = row.trait(ActivateEvent.self)
    else { return false }
    if let section = table.index(of: context.section) {
      table.sections[section].link?.open(id.key)
    }
    handler(context)
    return true
  }

  /// A person turned the switch of a row.
  public func toggle(_ id: RowID, isOn: Bool) { send(ToggleEvent.self, isOn, to: id) }
  /// A person is typing in the field of a row.
  public func edit(_ id: RowID, text: String) { send(EditEvent.self, text, to: id) }
  /// A person finished the text in the field of a row.
  public func commit(_ id: RowID, text: String) { send(CommitEvent.self, text, to: id) }
  /// A person pasted a text on a row.
  public func paste(_ text: String, on id: RowID) { send(PasteEvent.self, text, to: id) }
  /// A person pressed a row, or let it go.
  public func highlight(_ id: RowID, isPressed: Bool) {
    send(HighlightEvent.self, isPressed, to: id)
  }
  /// A person used the button at the end of a row.
  public func tapAccessory(_ id: RowID) { send(AccessoryTapEvent.self, to: id) }
  /// A person asked for the main thing that a row does.
  public func primaryAction(_ id: RowID) { send(PrimaryActionEvent.self, to: id) }
  /// A person used the insert control of a row.
  public func insert(at id: RowID) { send(InsertEvent.self, to: id) }
  /// A row may soon be shown.
  public func prefetch(_ id: RowID) { send(PrefetchEvent.self, to: id) }
  /// A row will not be shown soon after all.
  public func cancelPrefetch(_ id: RowID) { send(CancelPrefetchEvent.self, to: id) }
  /// The same for a row that may have left since it was to be shown soon: it is told as it was then.
  public func cancelPrefetch(_ row: AnyRow) {
    event(CancelPrefetchEvent.self, of: found(row.id)?.row ?? row)
  }

  /// How a row can be deleted; `nil` if it cannot.
  public func deletion(of id: RowID) -> RowDeletion? { found(id)?.row.trait(DeleteEvent.self) }

  /// A person deleted a row, and has confirmed it if asked. The host is updated at once.
  ///
  /// - Returns: Whether the row can be deleted.
  @discardableResult public func delete(_ id: RowID) -> Bool {
    guard let (row, context) = found(id), let deletion = row.trait(DeleteEvent.self) else {
      return false
    }
    deletion.handler(context)
    // The cursor is on the neighbour when this returns, so that the next key deletes another row.
    flush()
    return true
  }

  /// The text of a row for the clipboard; `nil` if it has none.
  public func copyText(of id: RowID) -> String? { answer(CopyQuestion.self, of: id) ?? nil }
  /// The actions behind a swipe from the leading edge.
  public func leadingActions(of id: RowID) -> [RowAction] {
    answer(LeadingActions.self, of: id) ?? []
  }
  /// The actions behind a swipe from the trailing edge.
  public func trailingActions(of id: RowID) -> [RowAction] {
    answer(TrailingActions.self, of: id) ?? []
  }
  /// The menu of a row; `nil` if it has none.
  public func menu(of id: RowID) -> RowMenu? { answer(ContextMenu.self, of: id) }

  /// A person chose an action. Dropped if the row is gone by now.
  public func perform(_ action: RowAction, on id: RowID) {
    guard action.isEnabled, let context = context(of: id) else { return }
    action.handler(context)
  }

  /// A person pressed a key while a row had the focus.
  ///
  /// - Returns: Whether the row has a command for the key.
  @discardableResult public func press(_ key: Character, on id: RowID) -> Bool {
    guard let (row, context) = found(id),
      let command = row.trait(KeyCommands.self)?.first(where: { $0.key == key })
    else { return false }
    command.handler(context)
    return true
  }

  /// The keys of a row, for help.
  public func keyCommands(of id: RowID) -> [RowKeyCommand] {
    found(id)?.row.trait(KeyCommands.self) ?? []
  }

  // MARK: Plumbing

  /// The row that is activated in place of one, as `willActivate` says; `nil` if none may be.
  public func rowToActivate(for id: RowID) -> RowID? {
    permitted(id, by: WillActivateQuestion.self)
  }

  /// The row that is selected in place of one, as `willSelect` says; `nil` if none may be.
  public func rowToSelect(for id: RowID) -> RowID? { permitted(id, by: WillSelectQuestion.self) }

  /// Follows redirections from row to row. Those that go in a circle lead nowhere.
  private func permitted<Question: RowTrait>(_ id: RowID, by question: Question.Type) -> RowID?
  where Question.Value == RowQuestion<RowPermission> {
    var id = id
    var seen: Set<RowID> = []
    while seen.insert(id).inserted {
      guard let (row, context) = found(id) else { return nil }
      switch row.trait(question)?(context) ?? .allow {
      case .allow: return id
      case .refuse: return nil
      case .redirect(let other): id = other
      }
    }
    return nil
  }

  private func send<Event: RowTrait>(_ event: Event.Type, to id: RowID)
  where Event.Value == RowHandler {
    guard let (row, context) = found(id) else { return }
    row.trait(event)?(context)
  }

  func send<Event: RowTrait, Value>(_ event: Event.Type, _ value: Value, to id: RowID)
  where Event.Value == RowValueHandler<Value> {
    guard let (row, context) = found(id) else { return }
    row.trait(event)?(context, value)
  }

  func answer<Question: RowTrait, Answer: Sendable>(
    _ question: Question.Type, of id: RowID
  ) -> Answer? where Question.Value == RowQuestion<Answer> {
    guard let (row, context) = found(id) else { return nil }
    return row.trait(question)?(context)
  }
}
