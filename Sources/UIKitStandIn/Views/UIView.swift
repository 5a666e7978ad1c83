import Foundation

/// A rectangle of a screen.
@MainActor open class UIView: UIResponder {
  /// The frame in the superview, in points.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The view that holds it.
  open private(set) weak var superview: UIView?
  /// The views in it, from back to front.
  open private(set) var subviews: [UIView] = []
  /// A number to find it by.
  open var tag = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The color behind its content.
  open var backgroundColor: UIColor?
  /// The color of what can be operated.
  open var tintColor: UIColor! = .tintColor
  /// Whether touches reach it.
  open var isUserInteractionEnabled = true
  /// Whether a screen reader sees it as one.
  open var isAccessibilityElement = false
  /// What a screen reader says it is.
  open var accessibilityLabel: String?
  /// What a screen reader says its state is.
  open var accessibilityValue: String?
  /// What a screen reader says it does.
  open var accessibilityHint: String?
  private var needsLayout = true
  /// The controller whose view it is.
  weak var controller: UIViewController?

  /// A view with a frame.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  /// A view from an archive, which on Linux holds nothing of it.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The window that shows it.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// Its controller, or else the view that holds it.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    let before = view.window
    view.leaveSuperview()
    view.superview = self
    subviews.append(view)
    if view.window !== before { view.tellWindow() }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    let before = window
    leaveSuperview()
    if before != nil { tellWindow() }
  }

  /// The view came into another window, or into none.
  open func didMoveToWindow() {}

  /// Asks for the subviews to be laid out.
  open func setNeedsLayout() { needsLayout = true }
  /// Lays out the subviews now, if that was asked for.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// The size that fits best into a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// The size that the constraints ask for. On Linux there are none: what fits.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }
  /// Says that the content has another size than before.
  open func invalidateIntrinsicContentSize() {}

  /// A rectangle in the coordinates of another view; `nil` for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let here = offsetInRoot
    let there = view?.offsetInRoot ?? .zero
    return rect.offsetBy(dx: here.x - there.x, dy: here.y - there.y)
  }

  /// A rectangle from the coordinates of another view; `nil` for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let here = offsetInRoot
    let there = view?.offsetInRoot ?? .zero
    return rect.offsetBy(dx: there.x - here.x, dy: there.y - here.y)
  }

  /// Whether it is another view or inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// How far the content is scrolled.
  var scrolled: CGPoint { .zero }

  private var offsetInRoot: CGPoint {
    guard let superview else { return CGPoint(x: -scrolled.x, y: -scrolled.y) }
    let outer = superview.offsetInRoot
    return CGPoint(
      x: outer.x + frame.origin.x - scrolled.x, y: outer.y + frame.origin.y - scrolled.y)
  }

  private func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }
}
