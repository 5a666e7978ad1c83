import Foundation

/// The clipboard.
@MainActor open class UIPasteboard: NSObject {
  /// That of the device.
  public static let general = UIPasteboard()
  private override nonisolated init() { super.init() }
  /// Its text.
  open var string: String?
  /// Whether it has a text.
  open var hasStrings: Bool { string != nil }
}
