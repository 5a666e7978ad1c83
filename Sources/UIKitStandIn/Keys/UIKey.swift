import Foundation

/// A key of a keyboard that is pressed.
@MainActor open class UIKey: NSObject {
  /// Which key it is, whatever the keyboard layout.
  open private(set) var keyCode: UIKeyboardHIDUsage
  /// What it types.
  open private(set) var characters: String
  /// The keys that are held meanwhile.
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(_ code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags) {
    keyCode = code
    self.characters = characters
    modifierFlags = modifiers
    super.init()
  }
}
