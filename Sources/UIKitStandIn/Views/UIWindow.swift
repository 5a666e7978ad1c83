import Foundation

/// What shows views on a screen.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() { layoutIfNeeded() }
}
