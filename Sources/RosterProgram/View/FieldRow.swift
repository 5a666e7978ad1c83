import Roster

/// A field of a value, or an element of an array.
struct FieldRow: RowModel {
  /// Texts up to this length are shown in full, wrapped; longer ones have a page of their own.
  static let longest = 2_000

  /// The place among the fields.
  let id: Int
  let key: String
  let value: JSONValue

  /// Whether choosing the row shows more.
  var opens: Bool {
    switch value {
    case .object(let members): !members.isEmpty
    case .array(let elements): !elements.isEmpty
    case .string(let text): text.utf8.count > Self.longest
    default: false
    }
  }

  var content: RowContent {
    let accessory = opens ? RowAccessory.disclosure : .none
    if let count = FieldText.count(value) {
      return RowContent(
        title: key, subtitle: opens ? FieldText.brief(value) : nil, detail: .text(count),
        accessory: accessory)
    }
    guard case .string(let text) = value else {
      return RowContent(title: key, detail: .text(value.description))
    }
    let isShort = text.utf8.count <= 40 && !text.utf8.contains(UInt8(ascii: "\n"))
    if isShort { return RowContent(title: key, detail: .text(text)) }
    let shown = opens ? String(text.unicodeScalars.prefix(Self.longest)) + "…" : text
    return RowContent(title: key, subtitle: shown, accessory: accessory).lines(subtitle: 0)
  }
}
