import Foundation

/// A view whose content can be scrolled.
@MainActor open class UIScrollView: UIView {
  /// Whether the keyboard goes away when the content is scrolled.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// Is told how the view is scrolled. Swift cannot narrow the type of `delegate` in a subclass, so
  /// each class declares its own.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }
  /// How far the content is scrolled, in points.
  open var contentOffset = CGPoint.zero {
    didSet {
      guard contentOffset != oldValue else { return }
      setNeedsLayout()
      didScroll()
    }
  }
  /// The size of the content, in points.
  open internal(set) var contentSize = CGSize.zero
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Room for scroll indicators.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What a person pulls to ask for fresh data.
  open var refreshControl: UIRefreshControl?
  /// Whether the keyboard goes away when the content is scrolled.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is on the content.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content moves by itself.
  open internal(set) var isDecelerating = false
  /// Room around the content, that of bars included.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The rectangle that is in view, in the coordinates of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// Scrolls.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as needed to bring a rectangle into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let top = contentOffset.y + contentInset.top
    let bottom = contentOffset.y + frame.height - contentInset.bottom
    if rect.minY < top {
      contentOffset.y = rect.minY - contentInset.top
    } else if rect.maxY > bottom {
      contentOffset.y = rect.maxY + contentInset.bottom - frame.height
    }
  }

  override var scrolled: CGPoint { contentOffset }

  private func didScroll() { scrollDelegate?.scrollViewDidScroll(self) }

  /// The offset nearest to one at which nothing but content is in view.
  func clamped(_ y: CGFloat) -> CGFloat {
    let bottom = contentSize.height + contentInset.bottom - frame.height
    return max(-contentInset.top, min(y, bottom))
  }
}
