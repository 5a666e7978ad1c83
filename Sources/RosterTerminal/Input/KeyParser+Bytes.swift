extension KeyParser {
  /// The key that sends one byte of ASCII.
  static func key(ascii byte: UInt8, _ modifiers: Key.Modifiers) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), modifiers.union(.control))
    case 0x08, 0x7F: Key(.backspace, modifiers)
    case 0x09: Key(.tab, modifiers)
    case 0x0A, 0x0D: Key(.enter, modifiers)
    case 0x1B: Key(.escape, modifiers)
    case ..<0x1B:
      Key(.character(Character(Unicode.Scalar(byte | 0x60))), modifiers.union(.control))
    case ..<0x20:
      Key(.character(Character(Unicode.Scalar(byte | 0x40))), modifiers.union(.control))
    default: Key(.character(Character(Unicode.Scalar(byte))), modifiers)
    }
  }

  /// The one scalar that the bytes encode; none if they are malformed or a control character.
  static func scalar(_ bytes: [UInt8]) -> Unicode.Scalar? {
    var source = bytes.makeIterator()
    var decoder = Unicode.UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&source),
      case .emptyInput = decoder.decode(&source),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  /// The report that came before xterm's SGR form: button, column and row, each plus 32.
  static func oldMouse(_ bytes: [UInt8]) -> MouseEvent? {
    let code = Int(bytes[0]) - 32
    return MouseEvent(
      code: code, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33, isRelease: false)
  }

  static func isNumber(_ bytes: [UInt8]) -> Bool {
    (1...2).contains(bytes.count) && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Pasted bytes as text: malformed ones repaired, line ends as line feeds.
  static func pastedText(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var hadReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if !(hadReturn && scalar == "\n") { text.append(scalar == "\r" ? "\n" : scalar) }
      hadReturn = scalar == "\r"
    }
    return String(text)
  }
}
