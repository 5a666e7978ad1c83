extension RowContent {
  /// All texts of the row that may be read, one after the other, for searching. What is typed in a
  /// secure field is not among them.
  public var texts: [String] {
    var texts = [title]
    if let subtitle { texts.append(subtitle) }
    if case .text(let detail) = detail { texts.append(detail) }
    switch accessory {
    case .textField(let field) where !field.isSecure: texts.append(field.text)
    case .badge(let text): texts.append(text)
    default: break
    }
    return texts.filter { !$0.isEmpty }
  }

  /// All texts of the row as one, for the clipboard.
  public var plainText: String { texts.joined(separator: "\t") }
}
