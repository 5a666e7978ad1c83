#if canImport(UIKit)
  import UIKit

  /// Passes on what a scroll view tells, and keeps whom it is passed on to.
  ///
  /// A question that nobody answers gets the answer that UIKit takes without the method.
  @MainActor open class UIScrollForwarder: NSObject, UIScrollViewDelegate {
    /// Whom everything is passed on to: it hears of all events, and answers what no row does.
    ///
    /// It may be a delegate, a data source, or any of the protocols of a table view. Held weakly.
    public weak var forwardingDelegate: AnyObject? {
      didSet { findForwarded() }
    }

    weak var forwardedDelegate: (any UITableViewDelegate)?
    weak var forwardedDataSource: (any UITableViewDataSource)?
    weak var forwardedPrefetching: (any UITableViewDataSourcePrefetching)?
    weak var forwardedDrag: (any UITableViewDragDelegate)?
    weak var forwardedDrop: (any UITableViewDropDelegate)?

    private func findForwarded() {
      forwardedDelegate = forwardingDelegate as? any UITableViewDelegate
      forwardedDataSource = forwardingDelegate as? any UITableViewDataSource
      forwardedPrefetching = forwardingDelegate as? any UITableViewDataSourcePrefetching
      forwardedDrag = forwardingDelegate as? any UITableViewDragDelegate
      forwardedDrop = forwardingDelegate as? any UITableViewDropDelegate
      forwardingChanged()
    }

    /// Whether a method counts as implemented, by its selector.
    func isThere(_ selector: String) -> Bool { true }

    /// Another object is passed on to.
    func forwardingChanged() {}

    #if canImport(ObjectiveC)
      /// Whether a method is there: only if a row, a section, a subclass or the forwarding delegate uses it,
      /// since UIKit behaves differently for an optional method that is.
      nonisolated open override func responds(to aSelector: Selector!) -> Bool {
        guard super.responds(to: aSelector) else { return false }
        let name = NSStringFromSelector(aSelector)
        guard Thread.isMainThread, MethodTable.rules[name] != nil else { return true }
        return MainActor.assumeIsolated { isThere(name) }
      }
    #else
      /// Whether a method is there: only if a row, a section, a subclass or the forwarding delegate uses it.
      open func implements(_ selector: String) -> Bool { isThere(selector) }
    #endif

    /// The content was scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewDidScroll(_:))?(scrollView)
    }

    /// The content was zoomed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewDidZoom(_:))?(scrollView)
    }

    /// A person begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewWillBeginDragging(_:))?(scrollView)
    }

    /// A person lets go of the content, which will come to rest at the target.
    open func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      (forwardedDelegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))?(
        scrollView, velocity, targetContentOffset)
    }

    /// A person has let go of the content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    {
      (forwardedDelegate?.scrollViewDidEndDragging(_:willDecelerate:))?(scrollView, decelerate)
    }

    /// The content moves on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewWillBeginDecelerating(_:))?(scrollView)
    }

    /// The content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewDidEndDecelerating(_:))?(scrollView)
    }

    /// A scrolling by program has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewDidEndScrollingAnimation(_:))?(scrollView)
    }

    /// The view that zooms.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      (forwardedDelegate?.viewForZooming(in:))?(scrollView) ?? nil
    }

    /// A person begins to zoom.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      (forwardedDelegate?.scrollViewWillBeginZooming(_:with:))?(scrollView, view)
    }

    /// A person has zoomed.
    open func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      (forwardedDelegate?.scrollViewDidEndZooming(_:with:atScale:))?(scrollView, view, scale)
    }

    /// Whether a tap on the status bar scrolls to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      (forwardedDelegate?.scrollViewShouldScrollToTop(_:))?(scrollView) ?? true
    }

    /// A tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewDidScrollToTop(_:))?(scrollView)
    }

    /// The insets of the content differ.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      (forwardedDelegate?.scrollViewDidChangeAdjustedContentInset(_:))?(scrollView)
    }
  }
#endif
