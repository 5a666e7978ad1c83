import Roster

/// The texts of a row, for the clipboard and for searching.
enum RowText {
  /// All texts of a row that may be read, one after the other.
  static func parts(_ content: RowContent) -> [String] {
    var parts = [content.title]
    if let subtitle = content.subtitle { parts.append(subtitle) }
    if case .text(let detail) = content.detail { parts.append(detail) }
    switch content.accessory {
    case .textField(let field) where !field.isSecure: parts.append(field.text)
    case .badge(let text): parts.append(text)
    default: break
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The texts of a row as one.
  static func whole(_ content: RowContent) -> String { parts(content).joined(separator: "\t") }
}
