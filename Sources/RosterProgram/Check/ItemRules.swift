import Roster

/// What an item must be like, and what is wrong with one that is not.
struct ItemRules {
  /// Where an item has its kind; `nil` if nobody asks.
  let kind: JSONPath?
  /// Where an item has its id; `nil` if nobody asks.
  let id: JSONPath?
  /// The kinds that are known; `nil` if all are.
  let known: Set<ExactText>?

  /// What is wrong with an item taken alone.
  func problems(of item: FeedItem, at position: Int) -> [ItemProblem] {
    func problem(_ path: JSONPath, _ reason: String) -> ItemProblem {
      ItemProblem(position: position, path: path.description, reason: reason)
    }
    let value: JSONValue
    switch item {
    case .malformed(let reason, _): return [problem(.root, reason)]
    case .value(let found): value = found
    }
    guard value.object != nil else {
      return [problem(.root, "The item is \(Self.name(of: value)), not an object.")]
    }
    return [
      kind.flatMap { path in kindReason(value[path: path]).map { problem(path, $0) } },
      id.flatMap { path in idReason(value[path: path]).map { problem(path, $0) } },
    ].compactMap { $0 }
  }

  /// What tells an item from the others; `nil` if nobody asks, or if it says nothing usable.
  func identity(of item: FeedItem) -> ItemIdentity? {
    guard let path = id, case .value(let value) = item, value.object != nil,
      let id = ItemID(value[path: path])
    else { return nil }
    guard let kind else { return ItemIdentity(kind: ExactText(""), id: id) }
    guard let word = value[path: kind]?.string else { return nil }
    return ItemIdentity(kind: ExactText(word), id: id)
  }

  private func kindReason(_ value: JSONValue?) -> String? {
    guard let value else { return "The item has no kind." }
    guard let word = value.string else { return "The kind is \(Self.name(of: value)), not a text." }
    if let known, !known.contains(ExactText(word)) { return "The kind \(value) is not known." }
    return nil
  }

  private func idReason(_ value: JSONValue?) -> String? {
    guard let value else { return "The item has no id." }
    guard let id = ItemID(value) else {
      return "The id is \(Self.name(of: value)), not a text or a number."
    }
    return id.isBeyondInt64 ? "The id \(value) does not fit a 64-bit integer." : nil
  }

  private static func name(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
