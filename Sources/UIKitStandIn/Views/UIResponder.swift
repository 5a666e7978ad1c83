import Foundation

/// What can take events.
@MainActor open class UIResponder: NSObject {
  /// A responder.
  public nonisolated override init() { super.init() }

  /// Whether it takes the keyboard now.
  open private(set) var isFirstResponder = false
  /// Whether it may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Who gets an event that it does not take.
  open var next: UIResponder? { nil }

  /// Takes the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Lets go of the keyboard.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Keys are pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// The keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard is about to change its frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Where the keyboard ends up, in the coordinates of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
