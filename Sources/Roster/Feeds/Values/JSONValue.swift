/// Any JSON value, with nothing lost: objects keep the order of their members and keys that repeat,
/// numbers keep their literals.
///
///     let value = try JSONValue(parsing: text)
///     value[path: "data.items.0.name"]?.string
///
/// Behavior:
/// - Equality is that of the values: the order of members does not matter, numbers are compared
///   exactly and by value, texts scalar by scalar.
/// - A key that repeats has its values compared in their order.
public enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// The elements of an array.
  case array([JSONValue])
  /// The members of an object, as written.
  case object([JSONMember])
}

extension JSONValue {
  /// The text, if this is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if this is one.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The boolean, if this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, if this is an object.
  public var object: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of the first member with the key, if this is an object that has one.
  ///
  /// Keys are equal as Swift's texts are, and as Foundation's decoder finds them: it does not matter
  /// whether a letter with an accent is written as one scalar or as two.
  ///
  /// - Complexity: O(*n*) for *n* members.
  public subscript(key: String) -> JSONValue? {
    object?.first { $0.key == key }?.value
  }

  /// The element at the index, if this is an array that long.
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The value at the end of a path of keys and indices: `value[path: "data.items.0.name"]`.
  ///
  /// - Complexity: O(*n*) for the *n* members of the objects on the way.
  public subscript(path path: JSONPath) -> JSONValue? {
    var value = self
    for component in path.components {
      let next =
        switch value {
        case .array: Self.index(component).flatMap { value[$0] }
        default: value[component]
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// The position that a component of a path stands for: digits alone, so that each position is
  /// written in one way.
  private static func index(_ component: String) -> Int? {
    Int(component).flatMap { String($0) == component ? $0 : nil }
  }
}
