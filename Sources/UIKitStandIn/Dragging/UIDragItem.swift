import Foundation

/// One thing that is dragged.
@MainActor open class UIDragItem: NSObject {
  /// Its data for other apps.
  public let itemProvider: NSItemProvider
  /// The value inside the app.
  open var localObject: Any?
  /// An item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
