import Roster

/// The id of an item: a text or a number. `7` and `"7"` differ, `7` and `7.0` do not.
struct ItemID: Hashable {
  /// The id as it is in the item; equality is that of JSON values.
  let value: JSONValue

  /// - Returns: `nil` if the value cannot name an item.
  init?(_ value: JSONValue?) {
    switch value {
    case .string?, .number?: self.value = value ?? .null
    case .null?, .bool?, .array?, .object?, nil: return nil
    }
  }

  /// Whether it is a whole number that no 64-bit integer holds.
  var isBeyondInt64: Bool {
    guard let number = value.number else { return false }
    return number.isInteger && number.integer(as: Int64.self) == nil
  }
}
