import Foundation

/// A stack of controllers.
@MainActor open class UINavigationController: UIViewController {
  /// The controllers, the one on top last.
  open private(set) var viewControllers: [UIViewController] = []
  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// A stack that begins with a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// From an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.navigationController = self
  }

  /// Goes back by one controller.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
