/// A view that stands for something while a menu is open.
@MainActor open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// A preview.
  public init(view: UIView) { self.view = view }
}
