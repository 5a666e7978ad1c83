import Foundation
import RosterUIKit
import UIKit

extension HearingDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note(scrollView, velocity, targetContentOffset) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(scrollView, decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note(scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { heard(scrollView) ?? nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note(scrollView, view)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { note(scrollView, view, scale) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    heard(scrollView) ?? false
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(scrollView) }
}
