/// A key that the user pressed, with the modifiers that the terminal told of.
///
/// Keys are compared with `==`, and letters may be written as such:
///
///     switch key {
///     case "j", .down: moveDown()
///     case .shift(.down): extendSelection()
///     case .control("c"): quit()
///     default: break
///     }
public struct Key: Sendable, Hashable {
  /// The key itself.
  public enum Code: Sendable, Hashable {
    /// A character that the key types; a capital letter has no shift modifier of its own.
    case character(Character)
    /// An arrow.
    case up
    /// An arrow.
    case down
    /// An arrow.
    case left
    /// An arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Insert.
    case insert
    /// Delete, which removes what is after the cursor.
    case delete
    /// Backspace, which removes what is before the cursor.
    case backspace
    /// Tab.
    case tab
    /// Enter or return.
    case enter
    /// Escape alone.
    case escape
    /// A function key, from 1.
    case function(Int)
  }

  /// What is held down besides the key.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit for each modifier.
    public let rawValue: UInt8
    /// The modifiers of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, on some keyboards Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key itself.
  public var code: Code
  /// What is held down besides it.
  public var modifiers: Modifiers

  /// A key with modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The text that the key enters into a text field: none with Alt or Control held.
  public var text: Character? {
    guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return nil }
    return character
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(.character(value)) }
}

extension Key {
  /// An arrow.
  public static let up = Key(.up)
  /// An arrow.
  public static let down = Key(.down)
  /// An arrow.
  public static let left = Key(.left)
  /// An arrow.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
  /// Insert.
  public static let insert = Key(.insert)
  /// Delete.
  public static let delete = Key(.delete)
  /// Backspace.
  public static let backspace = Key(.backspace)
  /// Tab.
  public static let tab = Key(.tab)
  /// Enter.
  public static let enter = Key(.enter)
  /// Escape.
  public static let escape = Key(.escape)
  /// The space bar.
  public static let space: Key = " "

  /// A key with Shift held.
  public static func shift(_ key: Key) -> Key { Key(key.code, key.modifiers.union(.shift)) }
  /// A key with Alt held.
  public static func alt(_ key: Key) -> Key { Key(key.code, key.modifiers.union(.alt)) }
  /// A key with Control held; letters are small.
  public static func control(_ key: Key) -> Key { Key(key.code, key.modifiers.union(.control)) }
}
