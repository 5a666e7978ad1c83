import Foundation
import RosterUIKit
import UIKit

/// Notes every offset that a table view is scrolled to.
@MainActor final class OffsetWatcher: NSObject, UITableViewDelegate {
  private(set) var offsets: [CGFloat] = []
  /// The offsets above the content or below its last screenful.
  private(set) var outside: [CGFloat] = []

  func implements(_ selector: String) -> Bool { selector == "scrollViewDidScroll:" }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    offsets.append(offset)
    let last = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    if offset < 0 || offset > last { outside.append(offset) }
  }

  func forget() { offsets = [] }
}
