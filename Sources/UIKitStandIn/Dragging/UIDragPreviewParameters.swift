import Foundation

/// How a thing looks while it is dragged.
@MainActor open class UIDragPreviewParameters: NSObject {
  /// The color behind it.
  open var backgroundColor: UIColor?
  /// No parameters.
  public nonisolated override init() { super.init() }
}
