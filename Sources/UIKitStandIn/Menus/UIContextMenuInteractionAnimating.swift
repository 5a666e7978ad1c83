/// The opening or closing of a menu.
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}
