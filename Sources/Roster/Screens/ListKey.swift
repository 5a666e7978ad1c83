/// A key that types a character and that lists have for themselves.
///
/// The one table of such keys, for every host that shows a `ListScreen`: so a command of a program means
/// the same wherever the program runs. What else a list is operated with types no character: arrows,
/// Enter, Tab, Escape, keys that are held with Control.
public enum ListKey: Character, Sendable, Hashable, CaseIterable {
  /// Goes one row down.
  case down = "j"
  /// Goes one row up.
  case up = "k"
  /// Goes to the first row.
  case start = "g"
  /// Goes to the last row.
  case end = "G"
  /// Opens the find field.
  case find = "/"
  /// Opens the help.
  case help = "?"
  /// Leaves the page.
  case leave = "q"
  /// Goes to the next match.
  case nextMatch = "n"
  /// Goes to the match before.
  case previousMatch = "N"
  /// Selects a row, or turns its switch.
  case select = " "
  /// Moves a row down.
  case moveDown = "J"
  /// Moves a row up.
  case moveUp = "K"
  /// Deletes a row.
  case delete = "d"
  /// Opens the menu of a row.
  case menu = "m"
  /// Opens the field of a row.
  case edit = "e"
  /// Copies the text of a row.
  case copy = "c"
  /// Asks for fresh data, or tries again.
  case refresh = "r"

  /// Whether the key is the list's on every page and whatever the cursor is on. The other keys are the
  /// list's only where they do something.
  public var isReserved: Bool {
    switch self {
    case .down, .up, .start, .end, .find, .help, .leave: true
    case .nextMatch, .previousMatch, .select, .moveDown, .moveUp, .delete, .menu, .edit, .copy,
      .refresh:
      false
    }
  }
}

extension ListKey {
  /// Why a key never comes to a command; `nil` if it may come.
  static func obstacle(to key: Character) -> String? {
    if ListKey(rawValue: key)?.isReserved == true { return "Every list has this key for itself." }
    if key.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "It types no character, and such keys belong to lists and hosts."
    }
    return nil
  }

  /// Reports a command that its key can never give, if it is one.
  static func reportUnreachable(_ key: Character, _ title: String, of place: String) {
    guard let why = obstacle(to: key) else { return }
    let reserved = allCases.filter(\.isReserved).map { String($0.rawValue) }
    Diagnostics.report(
      Diagnostic(
        "unreachable-command", what: "The command “\(title)” cannot be given by its key.",
        place: "the key \(String(key).debugDescription) of \(place)", why: why,
        remedy: "Give it another key that types a character, but none of "
          + reserved.joined(separator: " ") + "."))
  }
}
