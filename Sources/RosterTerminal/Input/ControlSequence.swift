/// A whole control sequence from the terminal: parameters and the byte that ends it.
struct ControlSequence {
  /// The private marker before the parameters (`<`, `=`, `>` or `?`), if there is one.
  private let marker: UInt8?
  /// The parameters, each with its parts between colons; a missing one is `nil`.
  private let parameters: [[Int?]]
  private let hasIntermediates: Bool
  private let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    marker = rest.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if marker != nil { rest.removeFirst() }
    hasIntermediates = rest.contains { !(0x30...0x3B).contains($0) }
    parameters =
      rest.isEmpty
      ? []
      : rest.split(separator: 0x3B, omittingEmptySubsequences: false).map { parameter in
        parameter.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
      }
    self.final = final
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...7).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
  }

  private func parameter(_ index: Int, part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    return parameters[index][part]
  }

  private func modifiers(at index: Int) -> Key.Modifiers {
    guard let sum = parameter(index), sum > 1 else { return [] }
    return Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: (sum - 1) & 7))
  }

  var isPasteStart: Bool {
    final == UInt8(ascii: "~") && marker == nil && parameters == [[200]]
  }

  /// What the sequence after ESC [ tells; `nil` if it is of no interest.
  func event(_ held: Key.Modifiers) -> InputEvent? {
    guard !hasIntermediates else { return nil }
    if marker == UInt8(ascii: "<") { return sgrMouse }
    guard marker == nil else { return nil }
    switch Unicode.Scalar(final) {
    case "I" where parameters.isEmpty: return .focus(true)
    case "O" where parameters.isEmpty: return .focus(false)
    case "M": return urxvtMouse
    default: break
    }
    guard let key else { return nil }
    return .key(Key(key.code, key.modifiers.union(held)))
  }

  private var key: Key? {
    switch Unicode.Scalar(final) {
    case "A", "B", "C", "D", "F", "H":
      return cursorKey.map { Key($0, modifiers(at: parameters.count > 1 ? 1 : 0)) }
    case "a", "b", "c", "d": return rxvtArrow.map { Key($0, .shift) }
    case "P", "Q", "R", "S":
      guard parameter(0) ?? 1 == 1 else { return nil }
      return Key(.function(Int(final) - 0x4F), modifiers(at: 1))
    case "Z": return Key(.tab, modifiers(at: 1).union(.shift))
    case "~" where parameter(0) == 27: return encodedKey(parameter(2), modifiers(at: 1))
    case "~": return numberedKey.map { Key($0, modifiers(at: 1)) }
    case "$": return numberedKey.map { Key($0, .shift) }
    case "^": return numberedKey.map { Key($0, .control) }
    case "@": return numberedKey.map { Key($0, [.control, .shift]) }
    case "u":
      // The second part of the modifiers tells press, repeat or release.
      if parameter(1, part: 1) == 3 { return nil }
      return encodedKey(parameter(0), modifiers(at: 1))
    default: return nil
    }
  }

  /// The key of a sequence after ESC O.
  func singleShiftKey(_ held: Key.Modifiers) -> Key? {
    let modifiers = modifiers(at: parameters.count > 1 ? 1 : 0).union(held)
    switch Unicode.Scalar(final) {
    case "A", "B", "C", "D", "F", "H": return cursorKey.map { Key($0, modifiers) }
    case "a", "b", "c", "d": return rxvtArrow.map { Key($0, modifiers.union(.control)) }
    case "P", "Q", "R", "S": return Key(.function(Int(final) - 0x4F), modifiers)
    case "M": return Key(.enter, modifiers)
    case "I": return Key(.tab, modifiers)
    case "X": return Key(.character("="), modifiers)
    case "j"..."y":
      // The number pad: the character is the byte less 0x40, in its own column of ASCII.
      return Key(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    default: return nil
    }
  }

  private var cursorKey: Key.Code? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    default: nil
    }
  }

  private var rxvtArrow: Key.Code? {
    switch Unicode.Scalar(final) {
    case "a": .up
    case "b": .down
    case "c": .right
    case "d": .left
    default: nil
    }
  }

  private var numberedKey: Key.Code? {
    switch parameter(0) ?? 0 {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers leave out one after every five function keys or so, as the VT220 did.
    case let number where (11...15).contains(number): .function(number - 10)
    case let number where (17...21).contains(number): .function(number - 11)
    case let number where (23...26).contains(number): .function(number - 12)
    case let number where (28...29).contains(number): .function(number - 13)
    case let number where (31...34).contains(number): .function(number - 14)
    default: nil
    }
  }

  /// A key told by the number of its character.
  private func encodedKey(_ number: Int?, _ modifiers: Key.Modifiers) -> Key? {
    guard let number, let scalar = Unicode.Scalar(UInt32(number)) else { return nil }
    switch number {
    case 0x08, 0x09, 0x0D, 0x1B, 0x7F:
      return KeyParser.key(ascii: UInt8(number), modifiers)
    case 0x61...0x7A where modifiers == .shift:
      return Key(.character(Character(Unicode.Scalar(UInt8(number) - 0x20))))
    default:
      switch scalar.properties.generalCategory {
      case .control, .privateUse: return nil
      default: return Key(.character(Character(scalar)), modifiers)
      }
    }
  }

  private var sgrMouse: InputEvent? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    return mouse(code: parameter(0), isRelease: final == UInt8(ascii: "m"))
  }

  private var urxvtMouse: InputEvent? {
    mouse(code: parameter(0).map { $0 - 32 }, isRelease: false)
  }

  private func mouse(code: Int?, isRelease: Bool) -> InputEvent? {
    guard let code, let column = parameter(1), let row = parameter(2) else { return nil }
    return MouseEvent(code: code, column: column - 1, row: row - 1, isRelease: isRelease)
      .map(InputEvent.mouse)
  }
}
