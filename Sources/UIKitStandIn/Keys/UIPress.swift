import Foundation

/// The press of a button or key.
@MainActor open class UIPress: NSObject {
  /// The key; `nil` for a button of a remote control.
  open private(set) var key: UIKey?

  init(_ key: UIKey?) {
    self.key = key
    super.init()
  }
}
