import Foundation

/// A field to type a text in.
@MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// What is shown while it is empty.
  open var placeholder: String?
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Whether a person types in it.
  open var isEditing: Bool { isFirstResponder }
  /// It may take the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to type.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends to type.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    _ = super.resignFirstResponder()
    sendActions(for: .editingDidEnd)
    return true
  }
}
