// Inlined code calls these, so that the words stay out of the modules of those who use stores.
extension RecordStore {
  @usableFromInline func reportRepeat(of key: Key, position: Int, first: Int) {
    Diagnostics.report(
      Diagnostic(
        "repeated-key",
        what: "The key \(Self.quoted(key)) of \(Record.self) occurs again in a list of records.",
        place: "position \(position), first at position \(first)",
        why: "A store holds one record for a key; the first was kept.",
        remedy: "Give each record a key of its own, or drop the repeats at their source."))
  }

  /// Whether a key can be found again; reports one that cannot.
  @inlinable func checked(_ key: Key, at position: Int) -> Bool {
    if key == key { return true }
    reportUnusable(key, at: position)
    return false
  }

  @usableFromInline func reportUnusable(_ key: Key, at position: Int) {
    Diagnostics.report(
      Diagnostic(
        "unusable-key",
        what: "A \(Record.self) has the key \(Self.quoted(key)), which is not equal to itself.",
        place: "position \(position)",
        why:
          "A record is found by its key, and nothing is ever found by such a one. It was not taken.",
        remedy: "Give the record a key that is equal to itself: a NaN is not."))
  }

  @usableFromInline func reportExisting(_ key: Key, at position: Int) {
    Diagnostics.report(
      Diagnostic(
        "existing-key",
        what: "A \(Record.self) with the key \(Self.quoted(key)) was added, but is there already.",
        place: "position \(position)",
        why: "A store holds one record for a key; it keeps the one it has.",
        remedy: "Use update for new content, or upsert if it may be new."))
  }

  @usableFromInline func reportUnknown(_ key: Key, _ operation: String) {
    Diagnostics.report(
      Diagnostic(
        "unknown-key",
        what: "There is no \(Record.self) with the key \(Self.quoted(key)) to \(operation).",
        place: "key \(Self.quoted(key)), list of \(tree.count)",
        why: "It was never added, or has been removed meanwhile. Nothing was done.",
        remedy: "Add the record first, or use upsert if it may be new."))
  }

  @usableFromInline func reportMoveInSorted(_ key: Key) {
    Diagnostics.report(
      Diagnostic(
        "move-in-sorted-store",
        what: "The \(Record.self) with the key \(Self.quoted(key)) was to be moved by hand.",
        place: "key \(Self.quoted(key))",
        why: "The store is sorted: its order decides where a record is. Nothing was done.",
        remedy: "Change what the records are sorted by, or use a store that is not sorted."))
  }

  @usableFromInline func reportKeyType(_ key: any Hashable & Sendable) {
    Diagnostics.report(
      Diagnostic(
        "wrong-key-type",
        what: "A \(Record.self) was to be deleted by a key of type \(type(of: key)).",
        place: "key \(Self.quoted(key))",
        why: "The keys of this list are of type \(Key.self). Nothing was done.",
        remedy: "Post the deletion with a key of type \(Key.self)."))
  }

  @usableFromInline func reportPosition(_ position: Int, _ operation: String) {
    Diagnostics.report(
      Diagnostic(
        "position-outside-list",
        what: "Position \(position) to \(operation) is not in the list of \(Record.self).",
        place: "position \(position), list of \(tree.count)",
        why: "The list has changed since the position was found, or it was never valid.",
        remedy: "Name the record by its key: a key stays right when other records come and go."))
  }

  /// Whether a position is in the list; reports one that is not.
  @inlinable func checked(_ position: Int, _ operation: String) -> Bool {
    if position >= 0 && position < tree.count { return true }
    reportPosition(position, operation)
    return false
  }

  /// A position to insert at; reports one outside the list, and gives the nearer end.
  @inlinable func checked(insertion position: Int) -> Int {
    if areInOrder != nil || (position >= 0 && position <= tree.count) { return position }
    reportPosition(position, "insert at")
    return position < 0 ? 0 : tree.count
  }

  /// A key in words, cut short: it comes from data.
  private static func quoted(_ key: some Hashable) -> String {
    let text = String(describing: key)
    return text.count <= 80 ? text : text.prefix(80) + "…"
  }
}
