/// The keys of the row.
public enum KeyCommands: RowTrait {
  /// The commands, in the order they were attached.
  public typealias Value = [RowKeyCommand]
}

extension Row {
  /// Does something when a key is pressed while the row has the focus.
  ///
  /// Keys that a host needs itself, such as the arrows, never come here.
  public func onKey(
    _ key: Character, title: String, _ handler: @escaping @MainActor (RowContext<Model>) -> Void
  ) -> Row {
    let command = RowKeyCommand(key: key, title: title) { row in
      row.typed(as: Model.self).map(handler)
    }
    return trait(KeyCommands.self, (traits[KeyCommands.self] ?? []) + [command])
  }

  /// Does something when a key is pressed. The owner is held weakly.
  @MainActor public func onKey<Owner: AnyObject>(
    _ key: Character, title: String, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onKey(key, title: title, weakly(owner, handler))
  }
}
