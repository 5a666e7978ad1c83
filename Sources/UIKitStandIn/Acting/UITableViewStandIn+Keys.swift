import Foundation

extension UITableViewStandIn {
  /// A person presses a key while a controller has the keyboard.
  public func press(
    _ code: UIKeyboardHIDUsage, characters: String = "", holding modifiers: UIKeyModifierFlags = [],
    in responder: UIResponder
  ) {
    let key = UIKey(code, characters: characters, modifiers: modifiers)
    responder.pressesBegan([UIPress(key)], with: UIPressesEvent())
  }
}
