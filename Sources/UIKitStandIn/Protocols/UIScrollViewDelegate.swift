import Foundation

/// Is told how a scroll view is scrolled.
///
/// What is optional with Objective-C has a default here, which does what UIKit does without it.
@MainActor public protocol UIScrollViewDelegate: StandInImplementing {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A person begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person lets go of the content, which will come to rest at the target.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A person has let go of the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scrolling by program has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A person begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// A person has zoomed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets of the content differ.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The content was scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The content was zoomed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// A person begins to scroll.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A person lets go of the content, which will come to rest at the target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A person has let go of the content.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// The content moves on by itself.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// A scrolling by program has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view that zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// A person begins to zoom.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// A person has zoomed.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Whether a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// A tap on the status bar has scrolled to the top.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The insets of the content differ.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
