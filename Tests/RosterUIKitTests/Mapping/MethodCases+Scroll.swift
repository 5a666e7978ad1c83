import Foundation
import RosterUIKit
import UIKit

extension MethodCases {
  mutating func addScrolling(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UIScrollViewDelegate = screen.host
    let table: UIScrollView = screen.tableView
    tells("scrollViewDidScroll:", delegate.scrollViewDidScroll(_:), table)
    tells("scrollViewDidZoom:", delegate.scrollViewDidZoom(_:), table)
    tells("scrollViewWillBeginDragging:", delegate.scrollViewWillBeginDragging(_:), table)
    tells(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      delegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:), table, parts.point,
      parts.offset)
    tells(
      "scrollViewDidEndDragging:willDecelerate:",
      delegate.scrollViewDidEndDragging(_:willDecelerate:), table, true)
    tells("scrollViewWillBeginDecelerating:", delegate.scrollViewWillBeginDecelerating(_:), table)
    tells("scrollViewDidEndDecelerating:", delegate.scrollViewDidEndDecelerating(_:), table)
    tells(
      "scrollViewDidEndScrollingAnimation:", delegate.scrollViewDidEndScrollingAnimation(_:), table)
    asks("viewForZoomingInScrollView:", delegate.viewForZooming(in:), table, is: parts.cell)
    tells(
      "scrollViewWillBeginZooming:withView:", delegate.scrollViewWillBeginZooming(_:with:), table,
      parts.cell)
    tells(
      "scrollViewDidEndZooming:withView:atScale:",
      delegate.scrollViewDidEndZooming(_:with:atScale:), table, parts.cell, 1.5)
    asks(
      "scrollViewShouldScrollToTop:", delegate.scrollViewShouldScrollToTop(_:), table, is: false)
    tells("scrollViewDidScrollToTop:", delegate.scrollViewDidScrollToTop(_:), table)
    tells(
      "scrollViewDidChangeAdjustedContentInset:",
      delegate.scrollViewDidChangeAdjustedContentInset(_:), table)
  }
}
