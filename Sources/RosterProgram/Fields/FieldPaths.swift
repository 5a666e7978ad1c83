import Roster

/// Where the parts of a row lie in an item: as the user says, or guessed.
struct FieldPaths {
  private var given: [FieldRole: JSONPath] = [:]

  /// The paths that the options give.
  init(_ arguments: Arguments) {
    for role in FieldRole.allCases {
      if let text = arguments[role.rawValue] { given[role] = JSONPath(text) }
    }
  }

  init(_ given: [FieldRole: JSONPath] = [:]) { self.given = given }

  /// The path that the user gave for a part.
  subscript(role: FieldRole) -> JSONPath? { given[role] }

  /// The parts of a row that shows an item.
  ///
  /// - Complexity: O(*n*) for the *n* members of the item and of the objects just inside.
  func parts(of item: FeedItem) -> ItemParts {
    switch item {
    case .value(let value): parts(of: value)
    case .malformed(let reason, let text): ItemParts(title: text, subtitle: reason)
    }
  }

  private func parts(of item: JSONValue) -> ItemParts {
    guard item.object != nil || (item.array != nil && !given.isEmpty) else {
      return ItemParts(title: FieldText.brief(item))
    }
    var parts = ItemParts()
    var shown: Set<String> = []
    parts.kind = text(.kind, of: item, &shown)
    parts.id =
      given[.id].map { FieldText.brief(item[path: $0]) } ?? guess(.id, in: item, shown)?.text
    parts.title = text(.title, of: item, &shown) ?? ""
    if parts.title.isEmpty, given[.title] == nil {
      parts.title = nestedTitle(of: item) ?? parts.kind ?? FieldText.brief(item)
      if parts.title == parts.kind { parts.kind = nil }
    }
    parts.subtitle = text(.subtitle, of: item, &shown)
    parts.detail = text(.detail, of: item, &shown) ?? (given[.detail] == nil ? parts.id : nil)
    parts.section = given[.section].map { FieldText.brief(item[path: $0]) }
    return parts
  }

  /// The guesses, for the help of a command.
  static func note(for roles: [FieldRole]) -> HelpNote {
    HelpNote(
      title: "Where no path is given, the first of these keys that an item has",
      entries: roles.filter { !$0.guesses.isEmpty }
        .map { ("--\($0.rawValue)", $0.guesses.joined(separator: ", ")) })
  }

  private func text(
    _ role: FieldRole, of item: JSONValue, _ shown: inout Set<String>
  ) -> String? {
    if let path = given[role] {
      shown.insert(path.description)
      let text = FieldText.brief(item[path: path])
      return text.isEmpty ? nil : text
    }
    guard let found = guess(role, in: item, shown) else { return nil }
    shown.insert(found.key)
    return found.text
  }

  /// The first guess that the item has a text or number for, and that is not shown yet.
  private func guess(
    _ role: FieldRole, in item: JSONValue, _ shown: Set<String>
  ) -> (key: String, text: String)? {
    for key in role.guesses where !shown.contains(key) {
      if let value = item[key], let text = FieldText.plain(value) { return (key, text) }
    }
    return nil
  }

  /// The title of an object inside an item that has none itself, one or two levels down.
  private func nestedTitle(of item: JSONValue) -> String? {
    var level = [item]
    for _ in 0..<2 {
      level = level.flatMap { ($0.object ?? []).map(\.value).filter { $0.object != nil } }
      for key in FieldRole.title.guesses {
        for object in level {
          if let value = object[key], let text = FieldText.plain(value) { return text }
        }
      }
    }
    return nil
  }
}
