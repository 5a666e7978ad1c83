import Foundation

/// Manages a view.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The title.
  open var title: String?
  /// What a bar shows of it.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// The navigation controller that it is in.
  open internal(set) weak var navigationController: UINavigationController?

  /// A controller whose view comes from a nib. On Linux there are no nibs.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  /// From an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is loaded when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes the view.
  open func loadView() { view = UIView(frame: .zero) }
  /// The view is loaded.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is no longer shown.
  open func viewDidDisappear(_ animated: Bool) {}
}
