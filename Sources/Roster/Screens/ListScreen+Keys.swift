extension ListScreen {
  /// What a key that types a character does now; `nil` for nothing.
  ///
  /// One thing for each key, the first of these:
  /// 1. what a reserved key does on every page, which a host may not have: it is nobody else's even so,
  /// 2. going from match to match, once the person has begun to find,
  /// 3. a command of the row that the cursor is on,
  /// 4. what the list can do with that row or as a whole,
  /// 5. a command of the page,
  /// 6. what the list cannot do here: the host says why.
  ///
  /// - Parameters:
  ///   - key: The character that the key types.
  ///   - own: The list's keys that the host has.
  ///   - isFinding: Whether there is a text to find the next match of.
  /// - Complexity: O(n) for n commands of row and page
  public func meaning(
    of key: Character, in own: Set<ListKey>, isFinding: Bool = false
  ) -> KeyMeaning? {
    let known = ListKey(rawValue: key)
    let command = driver.cursor.flatMap { driver.keyCommands(of: $0).first { $0.key == key } }
    if let known, known.isReserved {
      if let command {
        ListKey.reportUnreachable(key, command.title, of: "a row of the page “\(title)”")
      }
      return own.contains(known) ? .list(known) : nil
    }
    let mine = known.flatMap { own.contains($0) ? $0 : nil }
    if isFinding, let mine, mine == .nextMatch || mine == .previousMatch { return .list(mine) }
    if let command { return .row(command) }
    if let mine, can(mine) { return .list(mine) }
    if let command = commands.first(where: { $0.key == key }) { return .screen(command) }
    return mine.map(KeyMeaning.list)
  }

  /// The commands that keys give now, those of the page and those of the row that the cursor is on, for
  /// help.
  ///
  /// - Complexity: O(n²) for n commands
  public func keyCommands(
    in own: Set<ListKey>, isFinding: Bool = false
  ) -> (screen: [ScreenCommand], row: [RowKeyCommand]) {
    let row = driver.cursor.map { driver.keyCommands(of: $0) } ?? []
    return (
      commands.filter {
        if case .screen = meaning(of: $0.key, in: own, isFinding: isFinding) { true } else { false }
      },
      row.filter {
        if case .row = meaning(of: $0.key, in: own, isFinding: isFinding) { true } else { false }
      }
    )
  }

  /// Whether one of the list's keys is left to the list, with the cursor where it is.
  public func has(_ key: ListKey, in own: Set<ListKey>, isFinding: Bool = false) -> Bool {
    if case .list? = meaning(of: key.rawValue, in: own, isFinding: isFinding) {
      true
    } else {
      false
    }
  }

  /// Whether the list can do something with the row that the cursor is on, or as a whole.
  private func can(_ key: ListKey) -> Bool {
    if key == .refresh { return driver.canRefreshOrRetry }
    guard let id = driver.cursor, driver.table.path(of: id) != nil else { return false }
    switch key {
    case .select: return driver.selectionMode != .none || driver.activation(of: id).isToggle
    case .moveDown, .moveUp: return driver.mayMove(id)
    case .delete: return driver.deletion(of: id) != nil
    case .menu:
      return driver.deletion(of: id) != nil || driver.fullMenu(of: id)?.actions.isEmpty == false
    case .edit: return driver.hasField(id)
    // Any row has a text to copy, but only some say so.
    case .copy: return driver.copyText(of: id) != nil
    case .down, .up, .start, .end, .find, .help, .leave, .nextMatch, .previousMatch, .refresh:
      return false
    }
  }
}
