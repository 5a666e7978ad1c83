/// The keys of the row.
public enum KeyCommands: RowTrait {
  /// The commands, in the order they were attached.
  public typealias Value = [RowKeyCommand]
}

extension Row {
  /// Does something when a key is pressed while the row has the focus.
  ///
  /// A second one for a key replaces the first. Keys that a host needs itself, such as the arrows, never
  /// come here; those of every `ListScreen` are the reserved ones of `ListKey`.
  public func onKey(
    _ key: Character, title: String, _ handler: @escaping @MainActor (RowContext<Model>) -> Void
  ) -> Row {
    let command = RowKeyCommand(key: key, title: title) { row in
      row.typed(as: Model.self).map(handler)
    }
    let others = (traits[KeyCommands.self] ?? []).filter { $0.key != key }
    return trait(KeyCommands.self, others + [command])
  }

  /// Does something when a key is pressed. The owner is held weakly.
  @MainActor public func onKey<Owner: AnyObject>(
    _ key: Character, title: String, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, RowContext<Model>) -> Void
  ) -> Row {
    onKey(key, title: title, weakly(owner, handler))
  }
}
