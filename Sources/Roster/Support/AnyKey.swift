/// A primary key or id of any type, compared by type and value.
///
/// Unlike `AnyHashable` it never takes values of different types for one another: the number 7, the
/// text "7" and an `Int64` of 7 are three keys.
public struct AnyKey: Hashable, Sendable, CustomStringConvertible {
  /// Whole numbers and text are most keys, and skip the cost of an existential.
  private enum Storage: Sendable {
    case int(Int)
    case string(String)
    case other(any Hashable & Sendable)
  }

  private let storage: Storage

  /// A key by its value. A key of a key is the same key.
  public init<Key: Hashable & Sendable>(_ key: Key) {
    if let key = key as? AnyKey {
      self = key
    } else if Key.self == Int.self, let number = key as? Int {
      storage = .int(number)
    } else if Key.self == String.self, let text = key as? String {
      storage = .string(text)
    } else {
      storage = .other(key)
    }
  }

  /// The value of the key.
  public var base: any Hashable & Sendable {
    switch storage {
    case .int(let number): number
    case .string(let text): text
    case .other(let key): key
    }
  }

  /// The value of the key if it is an `Int`.
  var wholeNumber: Int? {
    if case .int(let number) = storage { return number }
    return nil
  }

  /// The value of the key, if it has the given type exactly.
  public func base<Key: Hashable & Sendable>(as type: Key.Type) -> Key? {
    let base = base
    return Swift.type(of: base) == type ? base as? Key : nil
  }

  /// Whether two keys have one type and equal values.
  public static func == (a: AnyKey, b: AnyKey) -> Bool {
    // One after the other: a pair would be copied.
    switch a.storage {
    case .int(let number):
      if case .int(let other) = b.storage { return number == other }
    case .string(let text):
      if case .string(let other) = b.storage { return text == other }
    case .other(let key):
      if case .other(let other) = b.storage { return isEqual(key, other) }
    }
    return false
  }

  private static func isEqual<A: Hashable & Sendable>(_ a: A, _ b: any Hashable & Sendable) -> Bool
  {
    type(of: b) == A.self && b as? A == a
  }

  /// Feeds the value of the key to the hasher.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .int(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .other(let key): key.hash(into: &hasher)
    }
  }

  /// The key as text for diagnostics.
  public var description: String {
    if case .string(let text) = storage { return "\"\(text)\"" }
    return "\(base)"
  }
}
