import Roster

/// JSON values as the texts of a row.
enum FieldText {
  /// How much of a text a row is given: more than fits on any line.
  static let limit = 1_000

  /// A text, number or boolean as a person writes it; `nil` for others, and for an empty text.
  static func plain(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : clipped(text)
    case .number(let number): clipped(number.literal)
    case .bool(let value): String(value)
    case .null, .array, .object: nil
    }
  }

  /// Any value, on one line. Nothing is empty.
  static func brief(_ value: JSONValue?) -> String {
    guard let value else { return "" }
    if let text = plain(value) { return text }
    switch value {
    case .array, .object: return preview(value)
    case .string: return ""
    default: return value.description
    }
  }

  /// How many elements or members a value has, in words; `nil` if it can have none.
  static func count(_ value: JSONValue) -> String? {
    switch value {
    case .array(let elements): counted(elements.count, "item")
    case .object(let members): counted(members.count, "field")
    default: nil
    }
  }

  /// A number of things, in words.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A number with its digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// The beginning of a value as JSON, whatever its size.
  private static func preview(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text, depth: 0)
    return clipped(text)
  }

  private static func append(_ value: JSONValue, to text: inout String, depth: Int) {
    guard text.utf8.count < limit else { return }
    switch value {
    case .array(let elements) where depth < 8:
      text += "["
      for (index, element) in elements.prefix(limit).enumerated() where text.utf8.count < limit {
        if index > 0 { text += ", " }
        append(element, to: &text, depth: depth + 1)
      }
      text += "]"
    case .object(let members) where depth < 8:
      text += "{"
      for (index, member) in members.prefix(limit).enumerated() where text.utf8.count < limit {
        if index > 0 { text += ", " }
        text += clipped(member.key) + ": "
        append(member.value, to: &text, depth: depth + 1)
      }
      text += "}"
    case .array: text += "[…]"
    case .object: text += "{…}"
    case .string(let string): text += "\"" + clipped(string) + "\""
    default: text += value.description
    }
  }

  /// The beginning of a text. Cut by scalars: one character may be of any length.
  private static func clipped(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars.prefix(limit)
    return scalars.endIndex == text.endIndex
      ? text : String(String.UnicodeScalarView(scalars)) + "…"
  }
}
