import Foundation

/// A switch.
@MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Turns it by program; no event happens.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
