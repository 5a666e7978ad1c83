import Foundation

/// The circumstances in which a view is shown. On Linux there are none.
@MainActor public final class UITraitCollection: NSObject {
  /// No circumstances.
  public nonisolated override init() { super.init() }
}
